import type { RequestRoot } from '../../requests/root.ts';

const HOUR_MS = 3_600_000;

/** Delays before each automatic retry. After the last one, staff decide. */
const PAUSES_MS = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];

/** Whether an automatic retry is due for a failed refund of a payment that was not owed. */
export function isRepeatDue(
  { invoices }: Pick<RequestRoot, 'invoices'>,
  intentId: string,
  now: Date,
): boolean {
  const tried = Object.values(invoices)
    .flatMap(({ refunds }) => refunds)
    .filter((refund) => refund.kind === 'automatic' && refund.intentId === intentId);
  const last = tried.at(-1);
  if (!last || tried.some(({ state }) => state !== 'failed')) return false;
  const byItself = tried.filter(({ by }) => by.kind === 'system').length;
  const pause = PAUSES_MS[byItself - 1];
  return pause !== undefined && now.getTime() - Date.parse(last.at) >= pause;
}
