import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { InvoiceRefund } from '../invoice.ts';

const HOUR_MS = 3_600_000;

/** Delays before each automatic retry. After the last one, staff decide. */
const RETRY_DELAYS_MS = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];

/** Whether an automatic retry is due for a failed refund of a payment that was not owed. */
export function isRefundRetryDue(
  { invoices }: Pick<RequestDocument, 'invoices'>,
  intentId: string,
  now: Date,
): boolean {
  // A combined payment can have failed refunds of several invoices, which are retried one by one.
  const attempts = Object.values(invoices)
    .map(({ refunds }) =>
      refunds.filter((refund) => refund.kind === 'automatic' && refund.intentId === intentId),
    )
    .find(areAllFailed);
  const last = attempts?.at(-1);
  if (!attempts || !last) return false;
  const automaticAttempts = attempts.filter(({ by }) => by.kind === 'system').length;
  const delay = RETRY_DELAYS_MS[automaticAttempts - 1];
  return delay !== undefined && now.getTime() - Date.parse(last.at) >= delay;
}

/** Whether there were attempts to refund, and none succeeded or is pending. */
export function areAllFailed(attempts: readonly InvoiceRefund[]): boolean {
  return attempts.length > 0 && attempts.every(({ state }) => state === 'failed');
}
