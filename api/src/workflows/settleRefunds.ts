import { requestIdOf } from '../data/requestIdentity.ts';
import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { recordRefund } from '../domain/invoice/recordRefund.ts';
import type { IntentFacts } from '../domain/payment/judgeFeeIntent.ts';
import { givenBackCents, hasUnknownRefunds, type RefundFacts } from '../domain/payment/judgeRefunds.ts';
import { nothingNew, settledWith, type Settlement, unsettled } from '../domain/payment/settlement.ts';
import type { TaskRef } from '../domain/request/change.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import { refundsOf } from '../services/payments/refundsOf.ts';
import { noteUnsettled } from './noteUnsettled.ts';

/** Brings the portal in line with what Stripe gave back of a PaymentIntent. What was given back past the portal is put down for staff. */
export async function settleRefunds(intent: IntentFacts, now: Date): Promise<Settlement> {
  const refunds = await refundsOf(intent.id);
  const { draftId, requestId = draftId ? requestIdOf(draftId) : '' } = intent.metadata;
  const stored = refunds.length > 0 ? await readRequest(requestId) : null;
  if (!stored) return nothingNew;
  const left: TaskRef[] = [];
  for (const refund of refunds) left.push(...(await settleRefund(stored.value, refund, now)));
  if (!hasUnknownRefunds(stored.value, intent.id, refunds)) return settledWith(left);
  const reason = 'refunded-at-stripe';
  const amountCents = givenBackCents(refunds);
  await noteUnsettled({ ...intent, intentId: intent.id, amountCents, reason, requestId }, now);
  return { ...unsettled(reason, requestId), left };
}

async function settleRefund(
  { requestId, invoices }: RequestRoot,
  { status, metadata }: RefundFacts,
  now: Date,
): Promise<readonly TaskRef[]> {
  const { refundId = '' } = metadata;
  const invoice = Object.values(invoices).find(({ refunds }) =>
    refunds.some((each) => each.refundId === refundId),
  );
  if (!invoice) return [];
  const state = stateOf(status);
  const named = { invoiceId: invoice.invoiceId, refundId };
  return (await changeRequest(requestId, (found) => recordRefund(found, named, state, now), now)).left;
}

/** One that is on its way counts as made. */
function stateOf(status: RefundFacts['status']): 'done' | 'failed' {
  return status === 'failed' || status === 'canceled' ? 'failed' : 'done';
}
