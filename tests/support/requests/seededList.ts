import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { Container } from '@azure/cosmos';
import { containerOf } from '../portal/stores.ts';
import { seededKeys } from './seededKeys.ts';

/** A request as a list row. */
export interface SeededRow {
  readonly requestId: string;
  readonly orderId: string;
  readonly patientName: string;
  readonly patientDob: string;
  readonly facilityName: string;
  readonly requestType: number;
  readonly status: string;
  readonly submittedAt: string;
  readonly dueDate: string;
  readonly subpoenaReceivedDate?: string;
  readonly assigneeId: string | null;
  /** User ids of the clients who have it in their list. */
  readonly owners: readonly string[];
  /** For the overview: what the due date is calculated from, if the rules set it. */
  readonly deadline?: { readonly deadlineFacts: object; readonly deadlineDue: string };
}

type GroupFacts = Pick<SeededRow, 'status'> & Partial<Pick<SeededRow, 'assigneeId' | 'facilityName'>>;

type Stores = Parameters<typeof containerOf>[0];

const MAX_BATCH_SIZE = 100;
const CONCURRENCY = 4;
const OVERVIEW = 'overview';

/** Writes rows with their counters and months directly to the lists, as the outbox would. `existing` are the rows of earlier calls. */
export async function seedList(
  portal: Stores,
  rows: readonly SeededRow[],
  existing: readonly SeededRow[] = [],
): Promise<void> {
  const views = await containerOf(portal, 'views');
  const months = Map.groupBy(rows, ({ submittedAt }) => `list|${submittedAt.slice(0, 7)}`);
  const clients = new Set(rows.flatMap(({ owners }) => owners));
  const batches: (() => Promise<unknown>)[] = [];
  for (const [pk, rowsOfMonth] of months) {
    await views.items.upsert({ id: pk, pk: 'list-months', month: pk.slice(5) });
    const before = existing.filter(({ submittedAt }) => `list|${submittedAt.slice(0, 7)}` === pk);
    const counters = countersOf([...before, ...rowsOfMonth], true);
    await views.items.upsert({ id: 'stats', pk, kind: 'stats', ...counters });
    batches.push(...batchesOf(views, pk, rowsOfMonth));
  }
  for (const userId of clients) {
    const isTheirs = ({ owners }: SeededRow) => owners.includes(userId);
    const own = rows.filter(isTheirs);
    const pk = `mine|${userId}`;
    const counters = countersOf([...existing.filter(isTheirs), ...own], false);
    await views.items.upsert({ id: 'stats', pk, kind: 'stats', ...counters });
    batches.push(...batchesOf(views, pk, own, ownDocumentOf));
  }
  for (const [id, counters] of overviewCountersOf([...existing, ...rows])) {
    await views.items.upsert({ id, pk: OVERVIEW, kind: 'stats', ...counters });
  }
  batches.push(...batchesOf(views, OVERVIEW, rows, overviewDocumentOf));
  for (let from = 0; from < batches.length; from += CONCURRENCY) {
    await Promise.all(batches.slice(from, from + CONCURRENCY).map((write) => write()));
  }
}

function batchesOf(
  views: Container,
  pk: string,
  rows: readonly SeededRow[],
  toDocument: (row: SeededRow, pk: string) => object = documentOf,
): (() => Promise<unknown>)[] {
  const count = Math.ceil(rows.length / MAX_BATCH_SIZE);
  return Array.from({ length: count }, (_, index) => async () => {
    const batch = rows.slice(index * MAX_BATCH_SIZE, (index + 1) * MAX_BATCH_SIZE);
    const { result } = await views.items.batch(
      batch.map((row) => ({ operationType: 'Create' as const, resourceBody: { ...toDocument(row, pk) } })),
      pk,
    );
    const failed = result?.find(({ statusCode }) => statusCode !== 201);
    if (failed) throw new Error(`A row could not be stored: ${failed.statusCode}`);
  });
}

function documentOf(seeded: SeededRow, pk: string) {
  const { owners: _, deadline: _deadline, ...row } = seeded;
  return {
    id: row.requestId,
    pk,
    kind: 'row',
    seq: 1,
    ...row,
    requestTypeName: requestTypeName(row.requestType),
    sortKey: `${row.submittedAt}|${row.requestId}`,
    filesCount: 0,
    ...submissionOf(row),
    unreadMessages: 0,
    unreadByClient: 0,
    isInOverview: true,
    terms: termsOf([row.orderId, row.patientName, row.facilityName]),
    termsVersion: 3,
  };
}

/** The row in the list of a client. */
function ownDocumentOf(row: SeededRow, pk: string) {
  const document = documentOf(row, pk);
  return { ...document, terms: [...document.terms, ...seededKeys(row)] };
}

/** The row of a request in the overview. */
function overviewDocumentOf(row: SeededRow, pk: string) {
  return {
    ...ownDocumentOf(row, pk),
    details: [],
    kind: closedStatuses.includes(row.status) ? 'closed' : 'open',
    dueKey: `${row.dueDate}|${row.requestId}`,
    groups: groupsOf(row),
    ...row.deadline,
  };
}

/** The groups of a request that is not reviewed and owes nothing. */
function groupsOf({ status, assigneeId, facilityName }: GroupFacts): string[] {
  const facility = facilityName ? [`facility|${facilityName.toLowerCase()}`] : [];
  if (closedStatuses.includes(status)) return facility;
  return [
    'open',
    assigneeId ? `assigned|${assigneeId}` : 'unassigned',
    'needs_review',
    'review|pending',
    ...(status === 'on_hold' ? ['on_hold'] : []),
    ...(status === 'update_requested' ? ['has_update'] : []),
    ...facility,
  ];
}

/** The intake facts of a submission that was not reviewed yet. */
function submissionOf({ status }: Pick<SeededRow, 'status'>) {
  const review = closedStatuses.includes(status) ? 'none' : 'pending';
  return {
    review,
    reviewState: review,
    owedCents: 0,
    submissionKind: 'new',
    lacksLoa: true,
    reviewerId: null,
    reviewerName: '',
    answeredAt: null,
    reviewVersion: 0,
  };
}

function termsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  const prefixes = words.flatMap((word) =>
    Array.from(word.slice(0, 12), (_, index) => word.slice(0, index + 1)),
  );
  return [...new Set(prefixes)];
}

function countersOf(rows: readonly SeededRow[], byDay: boolean): Record<string, number> {
  const keys = rows.flatMap(({ status, requestType, submittedAt }) => [
    'total',
    `s|${status}`,
    `st|${status}|${requestType}`,
    ...(byDay ? [`d|${submittedAt.slice(8, 10)}|${status}`, 'rvr'] : []),
  ]);
  const openKeys = openRows(rows).map(() => 'rv|pending');
  return { total: 0, ...tally(byDay ? [...keys, ...openKeys] : keys) };
}

/** The counters of the overview, by document. */
export function overviewCountersOf(
  rows: readonly (Pick<SeededRow, 'status' | 'submittedAt' | 'dueDate'> &
    GroupFacts & { readonly downloadRequested?: true | undefined })[],
): Map<string, Record<string, number>> {
  const totals = rows.flatMap((row) => {
    const groups = groupsOf(row).filter((group) => !/^(facility|review)\|/.test(group));
    return ['total', `s|${row.status}`, ...groups.map((group) => `g|${group}`)].map((key) => ({
      id: 'stats',
      key,
    }));
  });
  const closed = rows.filter((row) => row.downloadRequested && closedStatuses.includes(row.status));
  const requested = closed.map(() => ({ id: 'stats', key: 'download_requested|closed' }));
  const entries = rows.flatMap(({ status, submittedAt, dueDate, downloadRequested }) => {
    const isOpen = !closedStatuses.includes(status);
    const group = isOpen && downloadRequested ? 'download_requested' : groupOf(status);
    const hour = {
      id: `pending|${submittedAt.slice(0, 10)}`,
      key: `${submittedAt.slice(11, 13)}|${dueDate}`,
    };
    return [
      { id: 'stats', key: `${group}|${dueDate.slice(0, 7)}` },
      { id: `due|${dueDate.slice(0, 7)}`, key: `${group}|${dueDate}` },
      ...(group === 'pending' ? [hour] : []),
    ];
  });
  const byId = Map.groupBy([...totals, ...requested, ...entries], ({ id }) => id);
  return new Map([...byId].map(([id, counted]) => [id, tally(counted.map(({ key }) => key))]));
}

/** The nonzero counters of the overview, by document. With several partitions, their sums. */
export async function storedOverviewCounters(portal: Stores): Promise<Map<string, Record<string, number>>> {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items.readAll<Record<string, unknown>>().fetchAll();
  const sums = new Map<string, Record<string, number>>();
  for (const { id, kind, pk, ...properties } of resources) {
    if (kind !== 'stats' || String(pk).split('|')[0] !== OVERVIEW) continue;
    const document = sums.get(String(id)) ?? {};
    for (const [key, value] of Object.entries(properties)) {
      if ((key === 'total' || key.includes('|')) && value !== 0)
        document[key] = (document[key] ?? 0) + Number(value);
    }
    if (Object.keys(document).length > 0) sums.set(String(id), document);
  }
  return sums;
}

function openRows<Row extends Pick<SeededRow, 'status'>>(rows: readonly Row[]): Row[] {
  return rows.filter(({ status }) => !closedStatuses.includes(status));
}

function groupOf(status: string): string {
  if (closedStatuses.includes(status)) return 'closed';
  return ['update_requested', 'on_hold', 'pending'].includes(status) ? status : 'other';
}

function tally(keys: readonly string[]): Record<string, number> {
  const counters: Record<string, number> = {};
  for (const key of keys) counters[key] = (counters[key] ?? 0) + 1;
  return counters;
}
