import { CURRENCY } from '@portal/contract/fields/money.ts';
import { failedRefundCents } from '../../domain/invoices/refunds/failedRefundCents.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { recordUnmatchedPayment } from '../reconciliation/recordUnmatchedPayment.ts';

/**
 * Lists a payment with a failed refund for staff. Returns whether it is listed: false if it was refunded or resolved in
 * the meantime.
 */
export async function recordFailedRefund(root: RequestRoot, intentId: string, now: Date): Promise<boolean> {
  const amountCents = failedRefundCents(root, intentId);
  if (amountCents === 0) return false;
  const { requestId, combinedPayments } = root;
  const metadata = { kind: combinedPayments[intentId] ? 'combined' : 'invoice' };
  const seen = { intentId, metadata, amountCents, currency: CURRENCY, requestId };
  return recordUnmatchedPayment({ ...seen, reason: 'refund-failed' }, now);
}
