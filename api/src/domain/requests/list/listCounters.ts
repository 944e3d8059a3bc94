import type { ListRow } from './listRow.ts';

export type Counters = Readonly<Record<string, number>>;

/** What the counters know of a row. */
export type Counted = Pick<
  ListRow,
  'status' | 'requestType' | 'submittedAt' | 'pendingInvoices' | 'pendingCents'
> & {
  /** Absent for a row from before there was a queue. */
  readonly review?: ListRow['review'] | undefined;
};

export const counterKey = {
  total: 'total',
  status: (status: string) => `s|${status}`,
  statusAndType: (status: string, requestType: number) => `st|${status}|${requestType}`,
  /** `day` of the month, two digits. */
  dayAndStatus: (day: string, status: string) => `d|${day}|${status}`,
  pendingInvoices: 'inv|pending',
  pendingCents: 'inv|pendingCents',
  /** Submissions by the state of their review. */
  review: (state: string) => `rv|${state}`,
  /** Rows of the list that say how they stand in the queue; the others are older than it. */
  reviewed: 'rvr',
} as const;

/** What one row adds to the counters of a client's list: total, by status, by status and type. */
export function countersOf({ status, requestType }: Counted): Record<string, number> {
  return {
    [counterKey.total]: 1,
    [counterKey.status(status)]: 1,
    [counterKey.statusAndType(status, requestType)]: 1,
  };
}

/** What one row adds to the counters of its month: the same, by day and status, and its unpaid invoices, if there are any. */
export function monthCountersOf(row: Counted): Record<string, number> {
  const { submittedAt, status, pendingInvoices = 0, pendingCents = 0 } = row;
  return {
    ...countersOf(row),
    [counterKey.dayAndStatus(submittedAt.slice(8, 10), status)]: 1,
    ...(row.review && { ...submissionCounters(row.review), [counterKey.reviewed]: 1 }),
    ...(pendingInvoices > 0 && { [counterKey.pendingInvoices]: pendingInvoices }),
    ...(pendingCents > 0 && { [counterKey.pendingCents]: pendingCents }),
  };
}

/** What a submission adds to the counters of the month in which it came into the queue. */
export function submissionCounters(review: ListRow['review']): Record<string, number> {
  return review === 'none' ? {} : { [counterKey.review(review)]: 1 };
}

/** How the counters change when a row takes the place of another (or of none). Zero changes are left out. */
export function counterChanges(before: Counters | null, after: Counters): Counters {
  const changes: Record<string, number> = { ...after };
  for (const [key, value] of Object.entries(before ?? {})) changes[key] = (changes[key] ?? 0) - value;
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== 0));
}
