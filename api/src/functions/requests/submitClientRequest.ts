import { submitClientRequest } from '@portal/contract/endpoints/submission.ts';
import { formatVerificationCode } from '@portal/contract/rules/verificationCode.ts';
import { isCodeAnswered } from '../../domain/request/isCodeAnswered.ts';
import { endpoint } from '../../http/endpoint.ts';
import { runTasksNow } from '../../workflows/runTask.ts';
import { signedInProvider } from '../../workflows/signedInProvider.ts';
import { submitForPayer } from '../../workflows/submitForPayer.ts';
import { submitInternal } from '../../workflows/submitInternal.ts';

/** POST /api/submitClientRequest: makes the request of a draft whose fee Stripe confirms, or the one that staff bring in. */
endpoint(submitClientRequest, async ({ body, caller, now, log }) => {
  const { submitted, left } =
    body.source === 'internal'
      ? await submitInternal(body, await signedInProvider(caller), now, log)
      : await submitForPayer(body.draftId, body.payment.id, now, log);
  await runTasksNow(left, now, log);
  const { requestId, orderId, status, verificationCode, submittedAt } = submitted;
  const code = isCodeAnswered(submittedAt, now) ? formatVerificationCode(verificationCode) : '';
  return {
    message: 'Request submitted successfully',
    data: { requestId, orderId, status, verificationCode: code },
  };
});
