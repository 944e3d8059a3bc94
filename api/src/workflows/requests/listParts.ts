import { MAX_COUNTED } from '@portal/contract/requests/schemas/requestList.ts';
import { countRows } from '../../data/views/countIn.ts';
import { listMonths, type ListPart, partOf } from '../../data/views/listMonths.ts';
import { overviewPartitions, ownPartition } from '../../data/views/listPartitions.ts';
import { readOverviewCounters } from '../../data/views/overview.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import { countFromCounters, isMonthWithin } from '../../domain/requests/list/countFromCounters.ts';
import {
  isCoveredByMonths,
  isEmptyFilter,
  type ListFilter,
  type ListSort,
} from '../../domain/requests/list/listFilter.ts';
import { countFromOverview } from '../../domain/requests/list/countFromOverview.ts';
import { type PartCount, listTotalOf } from '../../domain/requests/list/listPage.ts';

/** Months counted concurrently if their rows must be counted. */
const MAX_CONCURRENT_MONTHS = 6;

/** A page by number is read from the nearer end of the overview if it is at most this many rows away. */
const MAX_ROWS_FROM_END = 1000;

/** Which requests a list shows: all, or those of one client. */
export type ListScope = 'all' | { readonly clientId: string };

/** The parts of a list that may have matching rows, in its order, with their number of matching rows. */
export interface CountedParts {
  readonly parts: readonly ListPart[];
  /** Counts of the first parts. Counting stops when the total exceeds the limit. */
  readonly counts: readonly PartCount[];
}

/**
 * The months have counters for status, type and date of submission, so they find a page in the middle by its number.
 * Everything else is one part: the overview, which is also the fastest near the ends of the whole list and at a cursor.
 * `skip`: the rows before the page; null if it starts at a cursor.
 */
export async function countedParts(
  scope: ListScope,
  filter: ListFilter,
  sort: ListSort,
  skip: number | null,
): Promise<CountedParts> {
  if (scope === 'all') {
    const isNewestFirst = sort.sortBy === 'submittedAt' && sort.sortOrder === 'desc';
    const isMonthly = isNewestFirst && isCoveredByMonths(filter);
    if (!isMonthly || isEmptyFilter(filter)) {
      const overview = await countedOverview(filter);
      const total = overview.counts[0]!.count;
      if (!isMonthly || skip === null || Math.min(skip, total - skip) <= MAX_ROWS_FROM_END) return overview;
    }
  }
  const { parts, countsFromCounters } = await nonEmptyParts(scope, filter);
  return { parts, counts: await countParts(parts, countsFromCounters, filter) };
}

async function countedOverview(filter: ListFilter): Promise<CountedParts> {
  const pks = overviewPartitions();
  const count = await countFromOverview(filter, readOverviewCounters);
  return {
    parts: [{ month: null, pks }],
    counts: [
      count === null
        ? { count: await countRows(pks, filter, MAX_COUNTED + 1), isCounted: true }
        : { count, isCounted: false },
    ],
  };
}

/**
 * Returns the parts that may have matching rows, with counts from the counters only: null if the rows of a part must be
 * counted.
 */
export async function nonEmptyParts(
  scope: ListScope,
  filter: ListFilter,
): Promise<{ readonly parts: readonly ListPart[]; readonly countsFromCounters: readonly (number | null)[] }> {
  const parts = scope === 'all' ? await monthsOf(filter) : [partOf(ownPartition(scope.clientId))];
  const countsFromCounters = await Promise.all(
    parts.map(async ({ pks, month }) => countFromCounters(filter, await readCounters(pks), month)),
  );
  return {
    parts: parts.filter((_, index) => countsFromCounters[index] !== 0),
    countsFromCounters: countsFromCounters.filter((count) => count !== 0),
  };
}

async function monthsOf({ submitted }: ListFilter): Promise<ListPart[]> {
  return (await listMonths()).filter(({ month }) => month === null || isMonthWithin(submitted, month));
}

/** Uses the counters where they apply, and counts rows otherwise: newest first, until the total exceeds the limit. */
async function countParts(
  parts: readonly ListPart[],
  countsFromCounters: readonly (number | null)[],
  filter: ListFilter,
): Promise<PartCount[]> {
  if (!countsFromCounters.includes(null))
    return countsFromCounters.map((count) => ({ count: count ?? 0, isCounted: false }));
  const counts: PartCount[] = [];
  while (counts.length < parts.length && listTotalOf(counts).isExact) {
    const from = counts.length;
    const batch = parts.slice(from, from + MAX_CONCURRENT_MONTHS).map(async ({ pks }, index) => {
      const exactCount = countsFromCounters[from + index] ?? null;
      if (exactCount !== null) return { count: exactCount, isCounted: false };
      return { count: await countRows(pks, filter, MAX_COUNTED + 1), isCounted: true };
    });
    counts.push(...(await Promise.all(batch)));
  }
  return counts;
}
