import { MAX_COUNTED, type RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';

/** The number of matching rows in one part of a list. `isCounted`: the rows were counted, up to a limit, because no counter has the number. */
export interface PartCount {
  readonly count: number;
  readonly isCounted: boolean;
}

interface ListTotal {
  readonly totalCount: number;
  readonly isExact: boolean;
}

/** The sum of the parts. It is capped at `MAX_COUNTED` if rows had to be counted. */
export function listTotalOf(parts: readonly PartCount[]): ListTotal {
  const sum = parts.reduce((total, { count }) => total + count, 0);
  const isExact = sum <= MAX_COUNTED || parts.every(({ isCounted }) => !isCounted);
  return { totalCount: isExact ? sum : MAX_COUNTED, isExact };
}

/** A range in one part of a list: `take` rows after the first `skip`. */
export interface Window {
  readonly part: number;
  readonly skip: number;
  readonly take: number;
}

/** The ranges of a page (numbered from 1) in a list that consists of consecutive parts. */
export function pageWindows(counts: readonly number[], page: number, limit: number): Window[] {
  const windows: Window[] = [];
  let skip = (page - 1) * limit;
  let remaining = limit;
  for (const [part, count] of counts.entries()) {
    const take = Math.min(count - skip, remaining);
    if (take > 0) {
      windows.push({ part, skip, take });
      remaining -= take;
    }
    skip = Math.max(skip - count, 0);
    if (remaining === 0) break;
  }
  return windows;
}

/** A page of the list. `hasNext` is null if it follows from the total. `cursors` are those of its rows. */
interface ListPage {
  readonly page: number;
  readonly limit: number;
  readonly cursors: readonly string[];
  readonly hasNext: boolean | null;
}

export function paginationOf(
  { totalCount, isExact }: ListTotal,
  { page, limit, cursors, hasNext }: ListPage,
): RequestListPage['pagination'] {
  const totalPages = Math.ceil(totalCount / limit);
  return {
    page,
    limit,
    totalCount,
    countIsExact: isExact,
    totalPages,
    // The total is capped, so more rows follow the last numbered page.
    hasNext: hasNext ?? (page < totalPages || (page === totalPages && !isExact)),
    hasPrev: page > 1,
    first: cursors[0] ?? null,
    last: cursors.at(-1) ?? null,
  };
}
