import { submitClientRequest } from '@portal/contract/endpoints/requests.ts';
import { formatVerificationCode } from '@portal/contract/rules/verificationCode.ts';
import { endpoint } from '../../http/endpoint.ts';
import { runTasksNow } from '../../workflows/runTask.ts';
import { submitForPayer } from '../../workflows/submitForPayer.ts';

/** POST /api/submitClientRequest: makes the request of a draft whose processing fee Stripe confirms. */
endpoint(submitClientRequest, async ({ body, now, log }) => {
  const { submitted, left } = await submitForPayer(body.draftId, body.payment.id, now, log);
  await runTasksNow(left, now, log);
  return {
    message: 'Request submitted successfully',
    data: { ...submitted, verificationCode: formatVerificationCode(submitted.verificationCode) },
  };
});
