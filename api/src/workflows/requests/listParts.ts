import { MAX_COUNTED } from '@portal/contract/requests/schemas/requestList.ts';
import { countRows } from '../../data/views/countIn.ts';
import { listMonths, type ListPart, partOf } from '../../data/views/listMonths.ts';
import { ownPartition } from '../../data/views/listPartitions.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import { coveredCount, isMonthWithin } from '../../domain/files/downloads/coveredCount.ts';
import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { type PartCount, totalOf } from '../../domain/requests/list/listPage.ts';

/** So many months are counted at once, where their rows must be counted. */
const MONTHS_AT_ONCE = 6;

/** Whose requests: everybody's, or those of one client. */
export type ListScope = 'all' | { readonly clientId: string };

/** The parts of a list that may hold rows that a filter lets through, newest first, and how many those are. */
export interface CountedParts {
  readonly parts: readonly ListPart[];
  /** Of the newest parts; the others were left when there were too many rows to count. */
  readonly counts: readonly PartCount[];
}

export async function countedParts(scope: ListScope, filter: ListFilter): Promise<CountedParts> {
  const { parts, covered } = await filledParts(scope, filter);
  return { parts, counts: await countRest(parts, covered, filter) };
}

/** The same, with what the counters tell alone: null for a part whose rows must be counted. */
export async function filledParts(
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

/** By the counters where they tell; the rest is counted from the newest on, until there are too many to tell. */
async function countRest(
  parts: readonly ListPart[],
  covered: readonly (number | null)[],
  filter: ListFilter,
): Promise<PartCount[]> {
  if (!covered.includes(null)) return covered.map((count) => ({ count: count ?? 0, isCounted: false }));
  const counts: PartCount[] = [];
  while (counts.length < parts.length && totalOf(counts).isExact) {
    const from = counts.length;
    const found = parts.slice(from, from + MONTHS_AT_ONCE).map(async ({ pks }, index) => {
      const known = covered[from + index] ?? null;
      if (known !== null) return { count: known, isCounted: false };
      return { count: await countRows(pks, filter, MAX_COUNTED + 1), isCounted: true };
    });
    counts.push(...(await Promise.all(found)));
  }
  return counts;
}
