import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { recordRefund } from '../domain/invoice/recordRefund.ts';
import type { TaskRef } from '../domain/request/change.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import type { Log } from '../http/log.ts';
import { readRefund, type RefundFacts } from '../services/payments/refunds.ts';

/** Brings the portal in line with what Stripe says now of a refund; one that the portal did not ask for changes nothing. */
export async function settleRefund(stripeRefundId: string, now: Date, log: Log): Promise<TaskRef[]> {
  const refund = await readRefund(stripeRefundId);
  const requestId = refund?.metadata['requestId'];
  if (!refund || !requestId) return [];
  const stored = await readRequest(requestId);
  const named = stored && refundOf(stored.value, refund);
  if (!named) {
    log.error('refund does not fit its invoice', { requestId, stripeRefundId, cents: refund.cents });
    return [];
  }
  const { left } = await changeRequest(
    requestId,
    (root) => recordRefund(root, named, refund.state, now),
    now,
  );
  return left;
}

/** What the portal had asked for with this refund; null when it did not, or asked for something else. */
function refundOf({ invoices }: RequestRoot, { metadata, intentId, cents }: RefundFacts) {
  for (const { invoiceId, refunds } of Object.values(invoices)) {
    const known = refunds.find(({ refundId }) => refundId === metadata['refundId']);
    if (known) return known.intentId === intentId && known.cents === cents ? { ...known, invoiceId } : null;
  }
  return null;
}
