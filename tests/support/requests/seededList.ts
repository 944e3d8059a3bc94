import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { Container } from '@azure/cosmos';
import { containerOf } from '../portal/stores.ts';

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
}

type Stores = Parameters<typeof containerOf>[0];

const MAX_BATCH_SIZE = 100;
const CONCURRENCY = 4;

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
    batches.push(...batchesOf(views, pk, own));
  }
  for (let from = 0; from < batches.length; from += CONCURRENCY) {
    await Promise.all(batches.slice(from, from + CONCURRENCY).map((write) => write()));
  }
}

function batchesOf(views: Container, pk: string, rows: readonly SeededRow[]): (() => Promise<unknown>)[] {
  const count = Math.ceil(rows.length / MAX_BATCH_SIZE);
  return Array.from({ length: count }, (_, index) => async () => {
    const batch = rows.slice(index * MAX_BATCH_SIZE, (index + 1) * MAX_BATCH_SIZE);
    const { result } = await views.items.batch(
      batch.map((row) => ({ operationType: 'Create' as const, resourceBody: documentOf(row, pk) })),
      pk,
    );
    const failed = result?.find(({ statusCode }) => statusCode !== 201);
    if (failed) throw new Error(`A row could not be stored: ${failed.statusCode}`);
  });
}

function documentOf(seeded: SeededRow, pk: string) {
  const { owners: _, ...row } = seeded;
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
    terms: termsOf([row.orderId, row.patientName, row.facilityName]),
  };
}

/** The intake facts of a submission that was not reviewed yet. */
function submissionOf({ status }: Pick<SeededRow, 'status'>) {
  const isClosed = closedStatuses.includes(status);
  return {
    review: isClosed ? 'none' : 'pending',
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
  const counters: Record<string, number> = { total: 0 };
  for (const { status, requestType, submittedAt } of rows) {
    const keys = ['total', `s|${status}`, `st|${status}|${requestType}`];
    if (byDay) keys.push(`d|${submittedAt.slice(8, 10)}|${status}`, 'rvr');
    if (byDay && !closedStatuses.includes(status)) keys.push('rv|pending');
    for (const key of keys) counters[key] = (counters[key] ?? 0) + 1;
  }
  return counters;
}
