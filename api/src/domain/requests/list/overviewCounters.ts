import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import {
  type CountedFields,
  type CounterDocuments,
  counterKey,
  type Counters,
  STATISTICS,
} from './listCounters.ts';

/**
 * The statuses of open requests that need attention. A request for another download takes precedence over the status.
 * All other open statuses count as `other`.
 */
const attentionStatuses = ['update_requested', 'on_hold', 'pending'] as const;
const dueGroups = ['download_requested', ...attentionStatuses, 'other', 'closed'] as const;

type DueGroup = (typeof dueGroups)[number];

/**
 * Stands for the due month of a closed request whose client asked for another download, because its due date no longer
 * matters. Sorts after every month.
 */
export const CLOSED = 'closed';

/**
 * The number of requests of a group with the same due month (YYYY-MM) or due date (YYYY-MM-DD). `due` is empty for
 * requests without a due date, and can be `CLOSED`.
 */
export interface DueCount {
  readonly group: DueGroup;
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

/** The document that counts the changes of all requests. Lists on screens are reloaded after it has changed. */
export const CHANGES = 'changes';

/** Facilities and states of reviews have no counters, because there can be many. */
export function isCountedGroup(group: string): boolean {
  return !/^(?:facility|review)\|/.test(group);
}

/** The counter of a group of work list rows (`groupKey`). */
export function groupCounter(group: string): string {
  return `g|${group}`;
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
 * The counters of a request in the overview, by document: in total, by status, by group, by due month and by due date
 * (closed requests share one counter). A pending request is also counted by its hour of submission. So the requests due
 * until any day, and those pending since any hour, are sums over a few small documents. Groups of facilities and review
 * states are not counted.
 */
export function overviewCountersOf({
  status,
  submittedAt,
  dueDate = '',
  groups = [],
  downloadRequested,
}: Pick<
  CountedFields,
  'status' | 'submittedAt' | 'dueDate' | 'groups' | 'downloadRequested'
>): CounterDocuments {
  const isOpen = isOpenStatus(status);
  const group = isOpen ? (downloadRequested ? 'download_requested' : attentionGroupOf(status)) : 'closed';
  const month = monthOf(dueDate);
  return {
    [STATISTICS]: {
      [counterKey.total]: 1,
      [counterKey.status(status)]: 1,
      [`${group}|${month}`]: 1,
      ...(!isOpen && downloadRequested && { [`download_requested|${CLOSED}`]: 1 }),
      ...Object.fromEntries(groups.filter(isCountedGroup).map((each) => [groupCounter(each), 1])),
    },
    [dueMonthId(month)]: { [`${group}|${dueDate}`]: 1 },
    ...(group === 'pending' && {
      [pendingDayId(submittedAt.slice(0, 10))]: { [`${submittedAt.slice(11, 13)}|${dueDate}`]: 1 },
    }),
  };
}

function attentionGroupOf(status: string): DueGroup {
  return attentionStatuses.find((each) => each === status) ?? 'other';
}

/** The counts in the statistics of the overview, or in the document of a due month. */
export function dueCounts(counters: Counters): DueCount[] {
  return Object.entries(counters).flatMap(([key, count]) => {
    const [name, due] = key.split('|');
    const group = dueGroups.find((each) => each === name);
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
