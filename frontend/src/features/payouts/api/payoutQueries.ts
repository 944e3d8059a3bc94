import { getPayout, listPayouts, listTransactions } from '@portal/contract/payouts/endpoints.ts';
import type { PayoutView } from '@portal/contract/payouts/schemas.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { TransactionFilters } from '../rules/payoutsAddress.ts';

/** The filters as the API takes them. */
export function filterQueryOf({ startDate, endDate, kind, order }: TransactionFilters) {
  return { startDate, endDate, ...(kind && { kind }), ...(order && { order }) };
}

const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  placeholderData: keepPreviousData,
};

const cursorOf = (pageParam: string | null) => (pageParam === null ? {} : { cursor: pageParam });

/** Stripe lists the transactions of a payout hours later. Who comes back to the page then must not read that they are missing. */
const isAwaited = ({ isAutomatic, transactions }: PayoutView) => isAutomatic && transactions === null;

/** Transactions of the filters, newest first, in pages. Each page has the totals of all. */
export function transactionsQuery(filters: TransactionFilters) {
  const query = filterQueryOf(filters);
  return infiniteQueryOptions({
    queryKey: ['transactions', query],
    queryFn: ({ pageParam, signal }) =>
      call(listTransactions, { query: { ...query, ...cursorOf(pageParam) }, signal }),
    ...paged,
  });
}

/** Payouts of a range, newest first, in pages. */
export function payoutsQuery({ startDate, endDate }: TransactionFilters) {
  return infiniteQueryOptions({
    queryKey: ['payouts', startDate, endDate],
    queryFn: ({ pageParam, signal }) =>
      call(listPayouts, { query: { startDate, endDate, ...cursorOf(pageParam) }, signal }),
    ...paged,
    refetchOnWindowFocus: ({ state }) =>
      state.data?.pages.some(({ payouts }) => payouts.some(isAwaited)) ?? false,
  });
}

/** A payout with its transactions, in pages. */
export function payoutQuery(payoutId: string) {
  return infiniteQueryOptions({
    queryKey: ['payout', payoutId],
    queryFn: ({ pageParam, signal }) =>
      call(getPayout, { query: { payoutId, ...cursorOf(pageParam) }, signal }),
    initialPageParam: paged.initialPageParam,
    getNextPageParam: paged.getNextPageParam,
    refetchOnWindowFocus: ({ state }) => state.data?.pages.some(({ payout }) => isAwaited(payout)) ?? false,
  });
}
