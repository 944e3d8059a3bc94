import { CURRENCY } from '@portal/contract/fields/money.ts';
import { failedRefundCents } from '../../domain/invoices/refunds/failedRefundCents.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { recordUnmatchedPayment } from '../reconciliation/recordUnmatchedPayment.ts';

/**
 * Lists a payment with a failed refund for staff. Returns whether it is listed: false if it was refunded or resolved in
 * the meantime.
 */
export async function recordFailedRefund(
  request: RequestDocument,
  intentId: string,
  now: Date,
): Promise<boolean> {
  const amountCents = failedRefundCents(request, intentId);
  if (amountCents === 0) return false;
  const { requestId, combinedPayments } = request;
  const metadata = { kind: combinedPayments[intentId] ? 'combined' : 'invoice' };
  const seen = { intentId, metadata, amountCents, currency: CURRENCY, requestId };
  return recordUnmatchedPayment({ ...seen, reason: 'refund-failed' }, now);
}
