import { MAX_COUNTED } from '@portal/contract/requests/schemas/requestList.ts';
import { countRows } from '../../data/views/countIn.ts';
import { listMonths, type ListPart, partOf } from '../../data/views/listMonths.ts';
import { ownPartition } from '../../data/views/listPartitions.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import { coveredCount, isMonthWithin } from '../../domain/files/downloads/coveredCount.ts';
import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { type PartCount, listTotalOf } from '../../domain/requests/list/listPage.ts';

/** Months counted concurrently if their rows must be counted. */
const MAX_CONCURRENT_MONTHS = 6;

/** Which requests a list shows: all, or those of one client. */
export type ListScope = 'all' | { readonly clientId: string };

/** The parts of a list that may have matching rows, newest first, with their number of matching rows. */
export interface CountedParts {
  readonly parts: readonly ListPart[];
  /** Counts of the newest parts. Counting stops when the total exceeds the limit. */
  readonly counts: readonly PartCount[];
}

export async function countedParts(scope: ListScope, filter: ListFilter): Promise<CountedParts> {
  const { parts, covered } = await nonEmptyParts(scope, filter);
  return { parts, counts: await countParts(parts, covered, filter) };
}

/**
 * Returns the parts that may have matching rows, with counts from the counters only: null if the rows of a part must be
 * counted.
 */
export async function nonEmptyParts(
  scope: ListScope,
  filter: ListFilter,
): Promise<{ readonly parts: readonly ListPart[]; readonly covered: readonly (number | null)[] }> {
  const parts = scope === 'all' ? await monthsOf(filter) : [partOf(ownPartition(scope.clientId))];
  const covered = await Promise.all(
    parts.map(async ({ pks, month }) => coveredCount(filter, await readCounters(pks), month)),
  );
  return {
    parts: parts.filter((_, index) => covered[index] !== 0),
    covered: covered.filter((count) => count !== 0),
  };
}

async function monthsOf({ submitted }: ListFilter): Promise<ListPart[]> {
  return (await listMonths()).filter(({ month }) => month === null || isMonthWithin(submitted, month));
}

/** Uses the counters where they apply, and counts rows otherwise: newest first, until the total exceeds the limit. */
async function countParts(
  parts: readonly ListPart[],
  covered: readonly (number | null)[],
  filter: ListFilter,
): Promise<PartCount[]> {
  if (!covered.includes(null)) return covered.map((count) => ({ count: count ?? 0, isCounted: false }));
  const counts: PartCount[] = [];
  while (counts.length < parts.length && listTotalOf(counts).isExact) {
    const from = counts.length;
    const found = parts.slice(from, from + MAX_CONCURRENT_MONTHS).map(async ({ pks }, index) => {
      const known = covered[from + index] ?? null;
      if (known !== null) return { count: known, isCounted: false };
      return { count: await countRows(pks, filter, MAX_COUNTED + 1), isCounted: true };
    });
    counts.push(...(await Promise.all(found)));
  }
  return counts;
}
