import { replaceVerificationCode as entry } from '@portal/contract/requests/endpoints/verificationCode.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { contactOf } from '../../../workflows/notifications/delivery/rejectedMail.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';
import { replaceVerificationCode } from '../../../workflows/requests/edits/replaceVerificationCode.ts';

/** POST /api/replaceVerificationCode: replaces the verification code of a request and emails the new one to its contact. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { request, pendingTasks } = await replaceVerificationCode(body, caller, now);
  await runTasksNow(pendingTasks, now, log);
  const { contactEmail = '', contactIsSuppressed } = await contactOf(request);
  return {
    message: 'Verification code replaced',
    data: { requestId: body.requestId, emailedTo: contactIsSuppressed ? '' : contactEmail },
  };
});
