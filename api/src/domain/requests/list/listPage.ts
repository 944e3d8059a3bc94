import { MAX_COUNTED, type RequestList } from '@portal/contract/requests/schemas/requestList.ts';

/** The number of matching rows in one part of a list. Without a counter, counting stops at a limit. */
export interface PartCount {
  readonly count: number;
  readonly isCounted: boolean;
}

interface ListTotal {
  readonly totalCount: number;
  readonly isExact: boolean;
}

/** The parts' counts together. Where rows had to be counted, not beyond the number that is still counted. */
export function totalOf(parts: readonly PartCount[]): ListTotal {
  const sum = parts.reduce((total, { count }) => total + count, 0);
  const isExact = sum <= MAX_COUNTED || parts.every(({ isCounted }) => !isCounted);
  return { totalCount: isExact ? sum : MAX_COUNTED, isExact };
}

/** A stretch of one part of a list: `take` rows after the first `skip`. */
export interface Window {
  readonly part: number;
  readonly skip: number;
  readonly take: number;
}

/** Where the rows of a page (from 1) lie in a list that is made of parts, one after the other. */
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

/** What is shown of a list. `hasNext` is null where the total tells whether there is more. */
interface Shown {
  readonly page: number;
  readonly limit: number;
  readonly cursors: readonly string[];
  readonly hasNext: boolean | null;
}

export function paginationOf(
  { totalCount, isExact }: ListTotal,
  { page, limit, cursors, hasNext }: Shown,
): RequestList['pagination'] {
  const totalPages = Math.ceil(totalCount / limit);
  return {
    page,
    limit,
    totalCount,
    countIsExact: isExact,
    totalPages,
    // More were found than are counted: after the last page that has a number there is another.
    hasNext: hasNext ?? (page < totalPages || (page === totalPages && !isExact)),
    hasPrev: page > 1,
    first: cursors[0] ?? null,
    last: cursors.at(-1) ?? null,
  };
}
