import { rangeProblem } from '@portal/contract/analytics/rules.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { type TransactionKind, transactionKinds } from '@portal/contract/payouts/schemas.ts';

/** Which transactions the page shows. Days are YYYY-MM-DD in UTC, inclusive. */
export interface TransactionFilters {
  readonly startDate: string;
  readonly endDate: string;
  /** Empty for all kinds. */
  readonly kind: TransactionKind | '';
  /** Words of an Order ID; empty for all. */
  readonly order: string;
}

/** What the page shows: the transactions or the payouts of a range, or one payout. */
export interface PayoutsSelection {
  readonly tab: 'transactions' | 'payouts';
  readonly filters: TransactionFilters;
  /** The payout to show; empty for a list. */
  readonly payoutId: string;
}

/** The month of a day up to the day. */
export function monthTo(today: string): { startDate: string; endDate: string } {
  return { startDate: `${today.slice(0, 7)}-01`, endDate: today };
}

/** The month before that of a day. */
export function monthBefore(today: string): { startDate: string; endDate: string } {
  const endDate = addDays(`${today.slice(0, 7)}-01`, -1);
  return { startDate: `${endDate.slice(0, 7)}-01`, endDate };
}

/** Parses the selection from the address. An invalid range is ignored; the default is the current month. */
export function readPayoutsSelection(params: URLSearchParams, today: string): PayoutsSelection {
  const range = { startDate: params.get('from') ?? '', endDate: params.get('to') ?? '' };
  const days = rangeProblem(range) ? monthTo(today) : range;
  return {
    tab: params.get('tab') === 'payouts' ? 'payouts' : 'transactions',
    filters: {
      ...days,
      kind: transactionKinds.find((kind) => kind === params.get('kind')) ?? '',
      order: params.get('order') ?? '',
    },
    payoutId: params.get('payout') ?? '',
  };
}

/** The query parameters of a selection. */
export function payoutsSearchParams({ tab, filters, payoutId }: PayoutsSelection): Record<string, string> {
  const { startDate, endDate, kind, order } = filters;
  return {
    from: startDate,
    to: endDate,
    ...(tab === 'payouts' && { tab }),
    ...(kind && { kind }),
    ...(order && { order }),
    ...(payoutId && { payout: payoutId }),
  };
}
