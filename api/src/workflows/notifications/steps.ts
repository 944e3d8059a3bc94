import { isAwaitingScan } from '../../domain/notifications/isOutdatedNotification.ts';
import { ofRequest, type Steps } from '../operations/outbox/step.ts';
import { combineNotifications, SCAN_WAIT_MS } from './combineNotifications.ts';
import { emailPresentState } from './delivery/emailPresentState.ts';
import { emailBankVerification } from './emailBankVerification.ts';
import { emailReplacedCode } from './emailReplacedCode.ts';
import { notifyClient, notifyClientOfSeveral } from './notifyClient.ts';
import { notifyOfAccount } from './notifyOfAccount.ts';
import { notifyStaffOfDownloadRequest, notifyStaffOfUpdate } from './notifyStaffOfClient.ts';
import { remindAssignee } from './remindAssignee.ts';

export const notificationSteps: Steps<
  | 'email-bank-verification'
  | 'email-present-state'
  | 'email-replaced-code'
  | 'notify-client'
  | 'notify-client-combined'
  | 'notify-client-later'
  | 'notify-of-account'
  | 'notify-staff-of-download-request'
  | 'notify-staff-of-update'
  | 'remind-assignee'
> = {
  async 'email-bank-verification'(work, { readRoot, now }) {
    await emailBankVerification(work, await readRoot(), now);
  },
  'email-present-state': ofRequest((root, work, { now }) => emailPresentState(root, work, now)),
  'email-replaced-code': ofRequest((root, work, { now }) => emailReplacedCode(root, work, now)),
  // Waits with an email about new files until all are scanned, and sends none if no file is clean.
  'notify-client': ofRequest(async (root, work, { now }) => {
    if (isAwaitingScan(root, work)) return { kind: 'later', next: [], retryAfterMs: SCAN_WAIT_MS };
    return notifyClient(root, work, now);
  }),
  'notify-client-combined': ofRequest((root, { notifications }, { now }) =>
    notifyClientOfSeveral(root, notifications, now),
  ),
  'notify-client-later': (_, { requestId, taskId, now }) => combineNotifications({ requestId, taskId }, now),
  'notify-of-account': ofRequest((root, work, { now }) => notifyOfAccount(root, work, now)),
  'notify-staff-of-download-request': ofRequest((root, work, { now }) =>
    notifyStaffOfDownloadRequest(root, work, now),
  ),
  'notify-staff-of-update': ofRequest((root, { updateId }, { now }) =>
    notifyStaffOfUpdate(root, updateId, now),
  ),
  'remind-assignee': ofRequest((root, work, { now }) => remindAssignee(root, work, now)),
};
