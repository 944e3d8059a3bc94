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
  async 'email-bank-verification'(step, { loadRequest, now }) {
    await emailBankVerification(step, await loadRequest(), now);
  },
  'email-present-state': ofRequest((request, step, { now }) => emailPresentState(request, step, now)),
  'email-replaced-code': ofRequest((request, step, { now }) => emailReplacedCode(request, step, now)),
  // Waits with an email about new files until all are scanned, and sends none if no file is clean.
  'notify-client': ofRequest(async (request, step, { now }) => {
    if (isAwaitingScan(request, step)) return { kind: 'later', next: [], retryAfterMs: SCAN_WAIT_MS };
    return notifyClient(request, step, now);
  }),
  'notify-client-combined': ofRequest((request, { notifications }, { now }) =>
    notifyClientOfSeveral(request, notifications, now),
  ),
  'notify-client-later': (_, { requestId, taskId, now }) => combineNotifications({ requestId, taskId }, now),
  'notify-of-account': ofRequest((request, step, { now }) => notifyOfAccount(request, step, now)),
  'notify-staff-of-download-request': ofRequest((request, step, { now }) =>
    notifyStaffOfDownloadRequest(request, step, now),
  ),
  'notify-staff-of-update': ofRequest((request, { updateId }, { now }) =>
    notifyStaffOfUpdate(request, updateId, now),
  ),
  'remind-assignee': ofRequest((request, step, { now }) => remindAssignee(request, step, now)),
};
