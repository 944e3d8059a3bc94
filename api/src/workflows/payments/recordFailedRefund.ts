import { CURRENCY } from '@portal/contract/fields/money.ts';
import { failedRefundCents } from '../../domain/invoices/refunds/failedRefundCents.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { recordUnmatchedPayment } from '../reconciliation/recordUnmatchedPayment.ts';

/** Puts a payment on the list whose money was to go back and did not. Answers whether it stands there: not what was made good, or resolved. */
export async function recordFailedRefund(root: RequestRoot, intentId: string, now: Date): Promise<boolean> {
  const amountCents = failedRefundCents(root, intentId);
  if (amountCents === 0) return false;
  const { requestId } = root;
  const seen = { intentId, metadata: { kind: 'invoice' }, amountCents, currency: CURRENCY, requestId };
  return recordUnmatchedPayment({ ...seen, reason: 'refund-failed' }, now);
}
