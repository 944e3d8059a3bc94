import type { InvocationContext } from '@azure/functions';
import { readUser } from '../../data/accounts/users.ts';
import { accountMailFor } from '../../domain/accounts/accountMailFor.ts';
import { logOf } from '../../telemetry/log.ts';
import { accountMail } from '../../services/mail/account/accountMail.ts';
import { writeAccountMail } from '../../services/mail/account/writeAccountMail.ts';
import { sendMailWithContact } from '../../workflows/notifications/sendMailWithContact.ts';
import { invite } from '../../workflows/accounts/invite.ts';

/** Sends the mails about accounts from their queue. One for an address without an account, or for one that cannot sign in, is dropped here, where nobody can tell. */
export async function sendAccountMail(message: unknown, context: InvocationContext): Promise<void> {
  const mail = accountMail.parse(message);
  const log = logOf(context);
  const user = await readUser(mail.userId);
  const outcome = accountMailFor(user, mail.kind);
  if (!user || outcome === 'drop') return log.info('no mail to send', { kind: mail.kind });
  if (outcome === 'invite-again') {
    await invite(user.email, user.role, user.invitedBy ?? 'system', new Date());
    return log.info('invitation sent again', { userId: user.userId });
  }
  await sendMailWithContact(await writeAccountMail(mail, user), new Date());
  log.info('account mail sent', { kind: mail.kind, userId: user.userId });
}
