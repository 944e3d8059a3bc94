import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { fundsWithdrawn } from '../../domain/disputes/fundsWithdrawn.ts';
import { isRefundDue } from '../../domain/files/withdrawFile.ts';
import { type AllocatedItem, itemIdOf } from '../../domain/payments/combined/allocation.ts';
import { paidItemsOf } from '../../domain/payments/combined/paidItemsOf.ts';
import { type RecordedPayment, recordPayment } from '../../domain/payments/combined/recordPayment.ts';
import { recordAccountVerification } from '../../domain/payments/recordAccountVerification.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import { recordFileRefund } from '../../domain/payments/refunds/recordFileRefund.ts';
import {
  mergeSettlements,
  settledWith,
  type Settlement,
  unchangedSettlement,
  unmatched,
} from '../../domain/payments/settlement.ts';
import { isItemRefunded } from '../../domain/reconciliation/refundFacts.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { refundsOf } from '../../services/payments/refundsOf.ts';
import { paymentUpdateFor } from './paymentUpdateFor.ts';
import { refundFilePayment } from './refundFilePayment.ts';

/**
 * Records the payment state of files and invoices: of one, or in one transaction of every item of a combined payment.
 * What was paid for a file that is already paid or withdrawn is refunded. The refund of an invoice that was not owed is
 * recorded, and an outbox task sends it.
 */
export async function settleItems(intent: IntentFacts, now: Date, log: Log): Promise<Settlement> {
  const { requestId = '' } = intent.metadata;
  const stored = await readRequest(requestId);
  if (!stored) return unmatched('no-such-request', null);
  const request = stored.value;
  const paid = paidItemsOf(request, intent);
  if (paid.kind !== 'items') {
    return unmatched(paid.kind === 'mismatch' ? 'mismatch' : 'no-such-request', requestId);
  }
  const verification = await settleVerification(request, intent, now);
  const withdrawn = await settleWithdrawn(request, intent, paid.items, now);
  const update = await paymentUpdateFor(clearingStateOf(request, intent.id, paid.items), intent);
  if (!update) return mergeSettlements([verification, withdrawn]);
  const items = await withoutRefunded(request, intent, paid.items);
  const isChanged = verification.pendingTasks.length > 0 || withdrawn.pendingTasks.length > 0;
  let notOwed: RecordedPayment['notOwed'] = [];
  const recorded = await changeRequest(
    isChanged ? requestId : request,
    (found) => {
      const decision = recordPayment(found, items, update, now);
      ({ notOwed } = decision);
      return decision.change;
    },
    now,
  );
  const refunds: Settlement[] = [];
  for (const { fileId } of notOwed)
    refunds.push(await refundNotOwed(recorded.request, intent.id, fileId, now, log));
  return mergeSettlements([settledWith(recorded.pendingTasks), ...refunds, verification, withdrawn]);
}

/** Records whether the payment waits for a bank account to be verified, and asks for that with an email. */
async function settleVerification(
  request: RequestDocument,
  intent: IntentFacts,
  now: Date,
): Promise<Settlement> {
  const { id: intentId, verificationUrl, amountCents } = intent;
  if ((request.accountVerifications[intentId] ?? null) === verificationUrl) return unchangedSettlement;
  const { pendingTasks } = await changeRequest(
    request,
    (found) => recordAccountVerification(found, { intentId, verificationUrl, amountCents }, now),
    now,
  );
  return settledWith(pendingTasks);
}

/** The state of an item that waits for this payment to clear; else of the first item. All items share one charge. */
function clearingStateOf(
  { files, invoices }: RequestDocument,
  intentId: string,
  items: readonly AllocatedItem[],
) {
  const states = items.flatMap((item) => files[itemIdOf(item)] ?? invoices[itemIdOf(item)] ?? []);
  const waiting = states.find((each) => each.intentId === intentId && each.paymentState === 'clearing');
  const known = waiting ?? states[0];
  return known ? { ...known, isClearing: known.paymentState === 'clearing' } : null;
}

/**
 * Without files whose part of this payment was refunded before they were reopened for payment. Such a payment does not
 * pay them.
 */
async function withoutRefunded(
  { files }: RequestDocument,
  intent: IntentFacts,
  items: readonly AllocatedItem[],
): Promise<AllocatedItem[]> {
  const isReopened = (item: AllocatedItem) =>
    item.kind === 'file' && files[item.fileId]?.disputes.some(({ reopened }) => reopened !== null);
  if (!items.some(isReopened)) return [...items];
  const refunds = await refundsOf(intent.id);
  return items.filter(
    (item) => item.kind !== 'file' || !isReopened(item) || !isItemRefunded(refunds, intent, item),
  );
}

async function refundNotOwed(
  request: RequestDocument,
  intentId: string,
  fileId: string,
  now: Date,
  log: Log,
): Promise<Settlement> {
  const { requestId } = request;
  if ((await refundFilePayment(request, intentId, fileId)) === 'failed') {
    return unmatched('refund-failed', requestId, request.files[fileId]?.chargeCents);
  }
  // Also after an earlier refund: the process may have stopped before recording it.
  const refunded = await changeRequest(
    requestId,
    (found) => recordFileRefund(found, fileId, intentId, now),
    now,
  );
  if (refunded.pendingTasks.length === 0) return unchangedSettlement;
  log.error('refunded a payment of a paid or withdrawn file', { requestId, fileId, intentId });
  return settledWith(refunded.pendingTasks);
}

/** Lists what was paid for withdrawn files for an admin, unless it was refunded outside the portal. */
async function settleWithdrawn(
  { requestId, files, combinedPayments }: RequestDocument,
  intent: IntentFacts,
  items: readonly AllocatedItem[],
  now: Date,
): Promise<Settlement> {
  const due = items.filter((item) => {
    const file = item.kind === 'file' ? files[item.fileId] : undefined;
    return file?.intentId === intent.id && isRefundDue(file);
  });
  if (due.length === 0) return unchangedSettlement;
  const refunds = await refundsOf(intent.id);
  const settlements: Settlement[] = [];
  for (const item of due) {
    if (item.kind !== 'file') continue;
    const { fileId, cents } = item;
    if (!isItemRefunded(refunds, intent, item)) {
      // The dispute of a combined payment is listed instead, for all of its items.
      if (combinedPayments[intent.id] && fundsWithdrawn(files[fileId]!.disputes, intent.id) === 'open')
        continue;
      settlements.push(unmatched('file-withdrawn', requestId, cents));
      continue;
    }
    const { pendingTasks } = await changeRequest(
      requestId,
      (request) => recordFileRefund(request, fileId, intent.id, now),
      now,
    );
    settlements.push(settledWith(pendingTasks));
  }
  return mergeSettlements(settlements);
}
