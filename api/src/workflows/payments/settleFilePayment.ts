import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { refundedTotalCents } from '../../domain/reconciliation/refundFacts.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import { isIntentOfFile } from '../../domain/payments/intents/isIntentOfFile.ts';
import {
  unchangedSettlement,
  settledWith,
  type Settlement,
  unmatched,
} from '../../domain/payments/settlement.ts';
import { isRefundDue } from '../../domain/files/withdrawFile.ts';
import { recordFileRefund } from '../../domain/payments/recordFileRefund.ts';
import { recordFilePayment } from '../../domain/payments/recordFilePayment.ts';
import type { RequestFile } from '../../domain/requests/root.ts';
import type { Log } from '../../telemetry/log.ts';
import { requestVerificationForRequest } from './requestBankVerification.ts';
import { paymentUpdateFor } from '../notifications/paymentUpdateFor.ts';
import { refundIntent } from '../../services/payments/refundIntent.ts';
import { refundsOf } from '../../services/payments/refundsOf.ts';

/** Records the payment state of a file. Refunds a payment for a file that is already paid or withdrawn. */
export async function settleFilePayment(intent: IntentFacts, now: Date, log: Log): Promise<Settlement> {
  const { requestId = '', fileId = '' } = intent.metadata;
  const stored = await readRequest(requestId);
  const known = stored?.value.files[fileId] ?? null;
  if (!stored || !isIntentOfFile(intent, requestId, stored.value.files[fileId])) {
    return unmatched(known ? 'mismatch' : 'no-such-request', stored && requestId);
  }
  await requestVerificationForRequest(stored.value, intent, now);
  if (known?.intentId === intent.id && isRefundDue(known))
    return settleWithdrawn(requestId, known, intent, now);
  const update = await paymentUpdateFor(
    known && { ...known, isClearing: known.paymentState === 'clearing' },
    intent,
  );
  if (!update) return unchangedSettlement;
  if (known && (await wasRefunded(known, intent))) return unchangedSettlement;
  let isPaidTwice = false;
  const { pendingTasks } = await changeRequest(
    requestId,
    (root) => {
      const decision = recordFilePayment(root, fileId, update, now);
      isPaidTwice = decision.kind === 'refund';
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
  );
  if (!isPaidTwice) return settledWith(pendingTasks);
  const refundOutcome = await refundIntent(intent.id);
  if (refundOutcome === 'failed') return unmatched('refund-failed', requestId);
  // Also after an earlier refund: the process may have stopped before recording it.
  const refunded = await changeRequest(
    requestId,
    (root) => recordFileRefund(root, fileId, intent.id, now),
    now,
  );
  if (refunded.pendingTasks.length === 0) return unchangedSettlement;
  log.error('refunded a payment of a paid or withdrawn file', {
    requestId,
    fileId,
    intentId: intent.id,
  });
  return settledWith(refunded.pendingTasks);
}

/** Lists the payment of a withdrawn file for an admin, unless it was refunded outside the portal. */
async function settleWithdrawn(
  requestId: string,
  { fileId }: RequestFile,
  { id, amountCents }: IntentFacts,
  now: Date,
): Promise<Settlement> {
  if (refundedTotalCents(await refundsOf(id)) < amountCents) return unmatched('file-withdrawn', requestId);
  const { pendingTasks } = await changeRequest(
    requestId,
    (root) => recordFileRefund(root, fileId, id, now),
    now,
  );
  return settledWith(pendingTasks);
}

/**
 * Returns whether this payment was refunded before the file was reopened for payment. Such a payment does not pay the
 * file.
 */
async function wasRefunded({ disputes }: RequestFile, { id, amountCents }: IntentFacts): Promise<boolean> {
  if (!disputes.some(({ reopened }) => reopened !== null)) return false;
  return refundedTotalCents(await refundsOf(id)) >= amountCents;
}
