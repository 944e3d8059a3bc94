import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { BodyOf } from '@portal/contract/endpoint.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { formatVerificationCode } from '@portal/contract/requests/rules/verificationCode.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import { canShowCodeAgain } from '../../domain/requests/canShowCodeAgain.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Log } from '../../telemetry/log.ts';
import { draftOfPayment } from '../../workflows/payments/draftOfPayment.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import type { Submission } from '../../workflows/requests/drafts/submitDraft.ts';
import { submitForPayer } from '../../workflows/requests/submitForPayer.ts';
import { submitInternal } from '../../workflows/requests/submitInternal.ts';

/** POST /api/submitClientRequest: submits a draft whose fee Stripe confirms, or a request that staff enter. */
endpoint(submitClientRequest, async ({ body, caller, now, log }) => {
  const { submitted, pendingTasks } = await submit(body, caller, now, log);
  await runTasksNow(pendingTasks, now, log);
  const { requestId, orderId, status, verificationCode, submittedAt } = submitted;
  const code =
    verificationCode !== null && canShowCodeAgain(submittedAt, now)
      ? formatVerificationCode(verificationCode)
      : '';
  return {
    message: 'Request submitted successfully',
    data: { requestId, orderId, status, verificationCode: code },
  };
});

async function submit(
  body: BodyOf<typeof submitClientRequest>,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<Submission> {
  if (!('payment' in body)) {
    const isStaff = caller.session !== null && isStaffRole(caller.session.role);
    // Only staff submit without a payment. For other callers the payment is missing.
    if (body.source === undefined && !isStaff) throw missingPayment();
    return submitInternal(body, await signedInStaff(caller), now, log);
  }
  const { payment } = body;
  const payer =
    'draftId' in body
      ? { draftId: body.draftId, clientId: clientIdOf(caller.session) }
      : { draftId: await draftOfPayment(payment.id, body, now), clientId: null };
  return submitForPayer({ ...payer, paymentId: payment.id }, now, log);
}

function missingPayment(): PortalError {
  const message = 'The payment ID is not valid';
  return new PortalError('invalid_input', message, { fields: { 'payment.id': message } });
}
