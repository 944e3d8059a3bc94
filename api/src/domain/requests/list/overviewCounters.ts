import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import {
  type CountedFields,
  type CounterDocuments,
  counterKey,
  type Counters,
  STATISTICS,
} from './listCounters.ts';
import type { RequestListRow } from './requestListRow.ts';

/** Requests by what decides whether they need attention: a request for another download, or the status. Every other open status is `other`. */
const openGroups = ['download_requested', 'update_requested', 'on_hold', 'pending', 'other'] as const;

export type OpenGroup = (typeof openGroups)[number];

/** In place of the due month of a closed request, whose due date no longer matters. Sorts after every month. */
export const CLOSED = 'closed';

/**
 * A request in the overview, which has the requests of all months. A closed request that waits for nothing keeps what the
 * counters need, and its version, so that late writers cannot restore it.
 */
export type OverviewRow = Pick<
  RequestListRow,
  'requestId' | 'seq' | 'status' | 'requestType' | 'submittedAt'
> &
  Partial<
    Pick<
      RequestListRow,
      'orderId' | 'patientName' | 'facilityName' | 'dueDate' | 'assigneeId' | 'downloadRequested'
    >
  >;

/** The number of requests of a group with a due month (YYYY-MM) or a due date (YYYY-MM-DD); empty without one, `closed` for closed requests. */
export interface DueCount {
  readonly group: OpenGroup;
  readonly due: string;
  readonly count: number;
}

/** The number of pending requests that were submitted in one hour (00 to 23) of a day and are due on one day. */
export interface PendingCount {
  readonly hour: string;
  readonly due: string;
  readonly count: number;
}

export function isOpenStatus(status: string): boolean {
  return !closedStatuses.includes(status);
}

export function overviewRow(row: RequestListRow): OverviewRow {
  const { requestId, seq, status, requestType, submittedAt, downloadRequested } = row;
  const { orderId, patientName, facilityName, dueDate } = row;
  const counted = { requestId, seq, status, requestType, submittedAt };
  if (!isOpenStatus(status) && !downloadRequested) return counted;
  const shown = { ...counted, orderId, patientName, facilityName, dueDate };
  return downloadRequested ? { ...shown, assigneeId: row.assigneeId, downloadRequested } : shown;
}

/** The document that counts the open requests due in a month (YYYY-MM), by due date. */
export function dueMonthId(month: string): string {
  return `due|${month}`;
}

/** The document that counts the pending requests submitted on a day (YYYY-MM-DD), by hour and due date. */
export function pendingDayId(day: string): string {
  return `pending|${day}`;
}

export function monthOf(dueDate: string): string {
  return dueDate.slice(0, 7);
}

/**
 * The counters of a request in the overview, by document: in total and by status, while it is open by due month and by
 * due date, and while it is pending by submission. So the requests due until any day, and those pending since any hour,
 * can be summed from a few small documents.
 */
export function overviewCountersOf({
  status,
  submittedAt,
  dueDate = '',
  downloadRequested,
}: Pick<CountedFields, 'status' | 'submittedAt' | 'dueDate' | 'downloadRequested'>): CounterDocuments {
  const totals = { [counterKey.total]: 1, [counterKey.status(status)]: 1 };
  if (!isOpenStatus(status)) {
    return {
      [STATISTICS]: { ...totals, ...(downloadRequested && { [`download_requested|${CLOSED}`]: 1 }) },
    };
  }
  const group = downloadRequested
    ? 'download_requested'
    : (openGroups.find((each) => each === status) ?? 'other');
  const month = monthOf(dueDate);
  return {
    [STATISTICS]: { ...totals, [`${group}|${month}`]: 1 },
    [dueMonthId(month)]: { [`${group}|${dueDate}`]: 1 },
    ...(group === 'pending' && {
      [pendingDayId(submittedAt.slice(0, 10))]: { [`${submittedAt.slice(11, 13)}|${dueDate}`]: 1 },
    }),
  };
}

/** The counts in the statistics of the overview, or in the document of a due month. */
export function dueCounts(counters: Counters): DueCount[] {
  return Object.entries(counters).flatMap(([key, count]) => {
    const [name, due] = key.split('|');
    const group = openGroups.find((each) => each === name);
    return group && due !== undefined ? [{ group, due, count }] : [];
  });
}

/** The counts in the document of a day of submission. */
export function pendingCounts(counters: Counters): PendingCount[] {
  return Object.entries(counters).flatMap(([key, count]) => {
    const [hour, due] = key.split('|');
    return hour !== undefined && due !== undefined ? [{ hour, due, count }] : [];
  });
}
