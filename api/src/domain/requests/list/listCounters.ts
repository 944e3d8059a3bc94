import type { RequestListRow } from './requestListRow.ts';

export type Counters = Readonly<Record<string, number>>;

/** The fields of a row that the counters use. */
export type CountedFields = Pick<RequestListRow, 'status' | 'requestType' | 'submittedAt'> &
  Partial<Pick<RequestListRow, 'pendingInvoices' | 'pendingCents' | 'unreadByClient'>> & {
    /** Missing in rows that are older than the review queue. */
    readonly review?: RequestListRow['review'] | undefined;
    readonly dueDate?: string | undefined;
    readonly downloadRequested?: true | undefined;
    /** Only in rows of the overview. */
    readonly groups?: readonly string[] | undefined;
  };

/** Counters by the id of their document. */
export type CounterDocuments = Readonly<Record<string, Counters>>;

/** The document with the counters of a list partition. */
export const STATISTICS = 'stats';

export const counterKey = {
  total: 'total',
  status: (status: string) => `s|${status}`,
  statusAndType: (status: string, requestType: number) => `st|${status}|${requestType}`,
  /** `day` of the month, two digits. */
  dayAndStatus: (day: string, status: string) => `d|${day}|${status}`,
  pendingInvoices: 'inv|pending',
  pendingCents: 'inv|pendingCents',
  /** Requests with messages that the client has not read. */
  newMessages: 'msg|new',
  /** Submissions by the state of their review. */
  review: (state: string) => `rv|${state}`,
  /** Rows that have a `review`; the others are older than the review queue. */
  reviewed: 'rvr',
} as const;

/** A counter's value; zero if it was never counted. */
export function counterOf(counters: Counters, key: string): number {
  return Object.hasOwn(counters, key) ? counters[key]! : 0;
}

/** The counters that one row adds to a client's list: those of every list, and whether it has new messages. */
export function countersOf(row: CountedFields): Record<string, number> {
  const { unreadByClient = 0 } = row;
  return { ...commonCountersOf(row), ...(unreadByClient > 0 && { [counterKey.newMessages]: 1 }) };
}

/** The counters of every list: total, by status, by status and type. */
function commonCountersOf({ status, requestType }: CountedFields): Record<string, number> {
  return {
    [counterKey.total]: 1,
    [counterKey.status(status)]: 1,
    [counterKey.statusAndType(status, requestType)]: 1,
  };
}

/** The counters that one row adds to its month: those of every list, by day and status, by review, and unpaid invoices. */
export function monthCountersOf(row: CountedFields): Record<string, number> {
  const { submittedAt, status, pendingInvoices = 0, pendingCents = 0 } = row;
  return {
    ...commonCountersOf(row),
    [counterKey.dayAndStatus(submittedAt.slice(8, 10), status)]: 1,
    ...(row.review && { ...submissionCounters(row.review), [counterKey.reviewed]: 1 }),
    ...(pendingInvoices > 0 && { [counterKey.pendingInvoices]: pendingInvoices }),
    ...(pendingCents > 0 && { [counterKey.pendingCents]: pendingCents }),
  };
}

/** The counters that a submission adds to the month in which it entered the queue. */
export function submissionCounters(review: RequestListRow['review']): Record<string, number> {
  return review === 'none' ? {} : { [counterKey.review(review)]: 1 };
}

/** The counter changes of each document when a row replaces another; `before` is null for a new row. */
export function documentChanges(before: CounterDocuments | null, after: CounterDocuments): CounterDocuments {
  const ids = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
  const changes = ids.map((id) => [id, counterChanges(before?.[id] ?? null, after[id] ?? {})] as const);
  return Object.fromEntries(changes.filter(([, counters]) => Object.keys(counters).length > 0));
}

/** The counter changes when a row replaces another; `before` is null for a new row. Zero changes are left out. */
export function counterChanges(before: Counters | null, after: Counters): Counters {
  const changes: Record<string, number> = { ...after };
  for (const [key, value] of Object.entries(before ?? {})) changes[key] = (changes[key] ?? 0) - value;
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== 0));
}
