import { plainWords } from '@portal/contract/fields/folding.ts';
import type { TransactionKind, TransactionTotals } from '@portal/contract/payouts/schemas.ts';
import { readCopiedRange } from '../../data/payouts/copyProgress.ts';
import {
  type ListedTransaction,
  queryTransactions,
  readMonthTotals,
  type TransactionQuery,
} from '../../data/payouts/transactions.ts';
import type { StoredPayout } from '../../domain/payouts/payout.ts';
import { monthsOfDays } from '../../domain/payouts/monthsOfDays.ts';
import { totalsOf, totalsOfDays } from '../../domain/payouts/transactionTotals.ts';
import { listSearchWords } from '../../domain/requests/list/searchWords.ts';
import { NEWEST_FIRST, NO_FILTER, startCursor } from '../../domain/requests/list/listFilter.ts';
import { rowsAfterCursor } from '../requests/rowsAfterCursor.ts';
import { countedParts } from '../requests/listParts.ts';

/** Requests that one search can find. More make no useful list. */
const MAX_REQUESTS = 50;
/** Rows of the list that are read: the words can also be in other columns. */
const MAX_ROWS = 200;

/** The ids of requests whose Order ID contains the text, newest first. */
async function requestsWithOrder(text: string): Promise<string[]> {
  const filter = { ...NO_FILTER, words: listSearchWords(text, []) };
  const { parts } = await countedParts('all', filter, NEWEST_FIRST, null);
  const cursor = { side: 'after', cursor: startCursor(NEWEST_FIRST), sort: NEWEST_FIRST } as const;
  const rows = await rowsAfterCursor(parts, filter, cursor, MAX_ROWS);
  const wanted = plainTextOf(text);
  return rows
    .filter(({ orderId }) => plainTextOf(orderId).includes(wanted))
    .slice(0, MAX_REQUESTS)
    .map(({ requestId }) => requestId);
}

function plainTextOf(text: string): string {
  return plainWords(text)
    .map(({ whole }) => whole)
    .join('');
}

/** More matches of an Order ID are not summed. */
const MAX_SUMMED = 1000;

/** Which transactions to list: those of UTC days (YYYY-MM-DD, inclusive). */
export interface TransactionFilter {
  readonly startDate: string;
  readonly endDate: string;
  readonly kind?: TransactionKind | undefined;
  /** Words of an Order ID. */
  readonly order?: string | undefined;
}

export interface TransactionPage {
  readonly rows: readonly ListedTransaction[];
  readonly nextCursor: string | null;
}

/** A page of the transactions of a range of days, newest first. `cursor`: the sort key before which it starts. */
export async function pageOfTransactions(
  filter: TransactionFilter,
  cursor: string | undefined,
  limit: number,
): Promise<TransactionPage> {
  return readPage(await queryOf(filter), cursor, limit);
}

/** A page of a payout's transactions, newest first. */
export function pageOfPayout(
  { payoutId, months }: Pick<StoredPayout, 'payoutId' | 'months'>,
  cursor: string | undefined,
  limit: number,
): Promise<TransactionPage> {
  return readPage({ months, days: null, kind: undefined, about: [payoutId] }, cursor, limit);
}

/** The totals of all pages; null if too many transactions match an Order ID. */
export async function totalsOfTransactions(filter: TransactionFilter): Promise<TransactionTotals | null> {
  const query = await queryOf(filter);
  if (query.about === null)
    return totalsOfDays(await Promise.all(query.months.map(readMonthTotals)), filter, filter.kind);
  const { rows, nextCursor } = await readPage(query, undefined, MAX_SUMMED);
  return nextCursor === null ? totalsOf(rows.map(({ transaction }) => transaction)) : null;
}

type MonthsQuery = Pick<TransactionQuery, 'days' | 'kind' | 'about'> & { readonly months: readonly string[] };

async function queryOf({ startDate, endDate, kind, order }: TransactionFilter): Promise<MonthsQuery> {
  const copied = await readCopiedRange();
  return {
    months: copied ? monthsOfDays({ startDate, endDate }, copied) : [],
    days: { startDate, endDate },
    kind,
    about: order === undefined ? null : await requestsWithOrder(order),
  };
}

async function readPage(
  { months, ...query }: MonthsQuery,
  cursor: string | undefined,
  limit: number,
): Promise<TransactionPage> {
  const rows: ListedTransaction[] = [];
  for (const month of months) {
    if (cursor !== undefined && month > cursor.slice(0, 7)) continue;
    const remaining = limit + 1 - rows.length;
    rows.push(...(await queryTransactions(month, { ...query, before: cursor, limit: remaining })));
    if (rows.length > limit) break;
  }
  const page = rows.slice(0, limit);
  return { rows: page, nextCursor: rows.length > limit ? page.at(-1)!.sortKey : null };
}
