import { wrong } from '../../../domain/operations/doctor/finding.ts';
import { judgeReach } from '../../../domain/operations/doctor/judgeReach.ts';
import { reachMail } from '../../../services/mail/reachMail.ts';
import { defineCheck } from './check.ts';

export const checkMail = defineCheck({
  name: 'mail',
  needs: [],
  look: async (settings) => {
    const reached = await reachMail(settings);
    if (!reached)
      return [
        wrong(
          'mail',
          'Neither ACS_ENDPOINT nor MAIL_OUTBOX_DIR is set: no mail is sent.',
          'Set ACS_ENDPOINT to the address of the Communication Services resource.',
        ),
      ];
    const isFolder = Boolean(settings.MAIL_OUTBOX_DIR);
    if (isFolder && 'code' in reached && reached.code === 'ENOENT')
      return [
        wrong(
          'mail',
          'The folder in MAIL_OUTBOX_DIR is missing: mails would go to a new folder that nobody looks at.',
          'Make the folder, or correct MAIL_OUTBOX_DIR.',
        ),
      ];
    const name = isFolder ? 'The folder for mails' : 'Mail (Communication Services)';
    const address = isFolder ? 'MAIL_OUTBOX_DIR' : 'ACS_ENDPOINT';
    const entry = { role: 'Communication and Email Service Owner' };
    return [judgeReach({ check: 'mail', name, address, entry }, reached)];
  },
});
