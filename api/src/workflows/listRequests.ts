import { MOST_COUNTED, type RequestList } from '@portal/contract/schemas/requestList.ts';
import { countRows } from '../data/views/countRows.ts';
import { listMonths, type ListPart, partOf } from '../data/views/listMonths.ts';
import { ownPartition } from '../data/views/listPartitions.ts';
import { readCounters } from '../data/views/readCounters.ts';
import { readRows, type ShownRow } from '../data/views/readRows.ts';
import { coveredCount, isMonthWithin } from '../domain/request/coveredCount.ts';
import type { ListFilter } from '../domain/request/listFilter.ts';
import { pageWindows, paginationOf, type PartCount, totalOf } from '../domain/request/listPage.ts';

/** So many months are counted at once, where their rows must be counted. */
const MONTHS_AT_ONCE = 6;

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** Whose requests: everybody's, or those of one client. */
export type ListScope = 'all' | { readonly clientId: string };

/** A page of the requests that a filter lets through, newest first. */
export async function listRequests(
  scope: ListScope,
  filter: ListFilter,
  { page, limit }: Page,
): Promise<RequestList> {
  const parts = scope === 'all' ? await monthsOf(filter) : [partOf(ownPartition(scope.clientId))];
  const counts = await countParts(parts, filter);
  const windows = pageWindows(
    counts.map(({ count }) => count),
    page,
    limit,
  );
  const rows = await Promise.all(windows.map((window) => readRows(parts[window.part]!.pks, filter, window)));
  return { requests: rows.flat().map(itemOf), pagination: paginationOf(totalOf(counts), page, limit) };
}

async function monthsOf({ submitted }: ListFilter): Promise<ListPart[]> {
  return (await listMonths()).filter(({ month }) => month === null || isMonthWithin(submitted, month));
}

/** By the counters where they tell; the rest is counted from the newest on, until there are too many to tell. */
async function countParts(parts: readonly ListPart[], filter: ListFilter): Promise<PartCount[]> {
  const covered = await Promise.all(
    parts.map(async ({ pks, month }) => coveredCount(filter, await readCounters(pks), month)),
  );
  if (!covered.includes(null)) return covered.map((count) => ({ count: count ?? 0, isCounted: false }));
  const counts: PartCount[] = [];
  while (counts.length < parts.length && totalOf(counts).isExact) {
    const from = counts.length;
    const found = parts.slice(from, from + MONTHS_AT_ONCE).map(async ({ pks }, index) => {
      const known = covered[from + index] ?? null;
      if (known !== null) return { count: known, isCounted: false };
      return { count: await countRows(pks, filter, MOST_COUNTED + 1), isCounted: true };
    });
    counts.push(...(await Promise.all(found)));
  }
  return counts;
}

function itemOf(row: ShownRow): RequestList['requests'][number] {
  const { requestId, place: _, filesCount, ...shown } = row;
  return { _id: requestId, ...shown, uploadedFiles: filesCount };
}
