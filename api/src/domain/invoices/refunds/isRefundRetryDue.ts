import type { RequestRoot } from '../../requests/root.ts';

const HOUR_MS = 3_600_000;

/** Delays before each automatic retry. After the last one, staff decide. */
const RETRY_DELAYS_MS = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];

/** Whether an automatic retry is due for a failed refund of a payment that was not owed. */
export function isRefundRetryDue(
  { invoices }: Pick<RequestRoot, 'invoices'>,
  intentId: string,
  now: Date,
): boolean {
  const attempts = Object.values(invoices)
    .flatMap(({ refunds }) => refunds)
    .filter((refund) => refund.kind === 'automatic' && refund.intentId === intentId);
  const last = attempts.at(-1);
  if (!last || attempts.some(({ state }) => state !== 'failed')) return false;
  const automaticAttempts = attempts.filter(({ by }) => by.kind === 'system').length;
  const delay = RETRY_DELAYS_MS[automaticAttempts - 1];
  return delay !== undefined && now.getTime() - Date.parse(last.at) >= delay;
}
