import { closedStatuses } from '@portal/contract/configuration/catalogues/statuses.ts';
import { requestTypeName } from '@portal/contract/requests/catalogues/requestTypes.ts';
import type { Container } from '@azure/cosmos';
import { containerOf } from '../portal/stores.ts';

/** A request as the lists know it. */
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
const AT_ONCE = 4;

/** Puts rows into the lists past the API, in the shape in which the outbox would have: with their counters, and the months written down. `there` are those that were put in before. */
export async function seedList(
  portal: Stores,
  rows: readonly SeededRow[],
  there: readonly SeededRow[] = [],
): Promise<void> {
  const views = await containerOf(portal, 'views');
  const months = Map.groupBy(rows, ({ submittedAt }) => `list|${submittedAt.slice(0, 7)}`);
  const clients = new Set(rows.flatMap(({ owners }) => owners));
  const batches: (() => Promise<unknown>)[] = [];
  for (const [pk, ofMonth] of months) {
    await views.items.upsert({ id: pk, pk: 'list-months', month: pk.slice(5) });
    const before = there.filter(({ submittedAt }) => `list|${submittedAt.slice(0, 7)}` === pk);
    const counters = countersOf([...before, ...ofMonth], true);
    await views.items.upsert({ id: 'stats', pk, kind: 'stats', ...counters });
    batches.push(...batchesOf(views, pk, ofMonth));
  }
  for (const userId of clients) {
    const isTheirs = ({ owners }: SeededRow) => owners.includes(userId);
    const own = rows.filter(isTheirs);
    const pk = `mine|${userId}`;
    const counters = countersOf([...there.filter(isTheirs), ...own], false);
    await views.items.upsert({ id: 'stats', pk, kind: 'stats', ...counters });
    batches.push(...batchesOf(views, pk, own));
  }
  for (let from = 0; from < batches.length; from += AT_ONCE) {
    await Promise.all(batches.slice(from, from + AT_ONCE).map((write) => write()));
  }
}

function batchesOf(views: Container, pk: string, rows: readonly SeededRow[]): (() => Promise<unknown>)[] {
  const count = Math.ceil(rows.length / MAX_BATCH_SIZE);
  return Array.from({ length: count }, (_, index) => async () => {
    const some = rows.slice(index * MAX_BATCH_SIZE, (index + 1) * MAX_BATCH_SIZE);
    const { result } = await views.items.batch(
      some.map((row) => ({ operationType: 'Create' as const, resourceBody: documentOf(row, pk) })),
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

/** As the intake queue has a request that came in and was not reviewed yet. */
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
  const beginnings = words.flatMap((word) =>
    Array.from(word.slice(0, 12), (_, index) => word.slice(0, index + 1)),
  );
  return [...new Set(beginnings)];
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
