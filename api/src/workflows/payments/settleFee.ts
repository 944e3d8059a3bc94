import { readDraft } from '../../data/requests/drafts/drafts.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest, readRequestIfAny } from '../../data/requests/readRequest.ts';
import { requestOfIntent } from '../../data/requestIdentity.ts';
import { draftOfRequest } from '../../data/requests/drafts/draftOfRequest.ts';
import { type IsOffered, offeredStatuses } from '../../domain/configuration/isOffered.ts';
import { type IntentFacts, validateFeeIntent } from '../../domain/payments/intents/validateFeeIntent.ts';
import {
  unchangedSettlement,
  settledWith,
  type Settlement,
  unmatched,
} from '../../domain/payments/settlement.ts';
import type { PaymentUpdate } from '../../domain/payments/isNewPaymentUpdate.ts';
import type { Change } from '../../domain/requests/change.ts';
import { recordFeePayment } from '../../domain/payments/recordFeePayment.ts';
import { recordFeeVerification } from '../../domain/payments/recordFeeVerification.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { requestBankVerification } from './requestBankVerification.ts';
import { paymentUpdateFor } from './paymentUpdateFor.ts';
import { submitDraft } from '../requests/drafts/submitDraft.ts';

/**
 * Updates the portal with the current state of a processing fee at Stripe: submits the draft, or records the payment
 * state.
 */
export async function settleFee(intent: IntentFacts, now: Date, log: Log): Promise<Settlement> {
  const { draftId: draftIdAtStripe = '' } = intent.metadata;
  if (draftIdAtStripe === '') return unmatched('mismatch', null);
  const requestId = requestOfIntent({ draftId: draftIdAtStripe });
  const verdict = validateFeeIntent(intent, { draftId: draftIdAtStripe, requestId });
  let stored = await readRequestIfAny(requestId);
  let draftId = stored ? null : await draftOfRequest(requestId);
  if (!stored && draftId === null) {
    // A submit creates the request and deletes the task of its draft in one transaction: read the request again. This also
    // shows what another instance has just written, which may be the draft.
    stored = await readRequest(requestId);
    if (!stored) draftId = await draftOfRequest(requestId);
  }
  if (verdict.kind === 'mismatch') return unmatched('mismatch', stored && requestId);
  if (stored) {
    const { payment } = stored.value;
    const update = await paymentUpdateFor({ ...payment, isClearing: payment.state === 'clearing' }, intent);
    const isOffered = offeredStatuses(await requestStatuses.read());
    const { request, pendingTasks } = await changeRequest(
      stored.value,
      (found) => recordFee(found, intent, { update, isOffered }, now),
      now,
    );
    return isPaidByAnother(request, intent) ? unmatched('paid-twice', requestId) : settledWith(pendingTasks);
  }
  if (draftId === null)
    return verdict.kind === 'accept' ? unmatched('no-such-request', null) : unchangedSettlement;
  if (verdict.kind === 'accept') return submit(requestId, draftId, intent, now, log);
  return { ...unchangedSettlement, pendingTasks: await requestBankVerification(draftId, intent, now) };
}

async function submit(
  requestId: string,
  draftId: string,
  intent: IntentFacts,
  now: Date,
  log: Log,
): Promise<Settlement> {
  const draft = await readDraft(draftId);
  if (draft) return settledWith((await submitDraft(draft.value, intent, now, log)).pendingTasks);
  // The draft expired with the request, or was deleted.
  return (await readRequest(requestId)) ? settledWith([]) : unmatched('no-such-request', null);
}

/**
 * Whether another payment paid the fee. Each canceled PaymentIntent has one successor, so this only happens with a
 * PaymentIntent made outside the portal.
 */
function isPaidByAnother({ payment }: RequestDocument, intent: IntentFacts): boolean {
  return payment.state === 'paid' && payment.intentId !== intent.id && intent.status === 'succeeded';
}

function recordFee(
  request: RequestDocument,
  intent: IntentFacts,
  { update, isOffered }: { readonly update: PaymentUpdate | null; readonly isOffered: IsOffered },
  now: Date,
): Change | null {
  const { id: intentId, verificationUrl, amountCents } = intent;
  return (
    (update && recordFeePayment(request, update, now, isOffered)) ??
    recordFeeVerification(request, { intentId, verificationUrl, amountCents }, now)
  );
}
