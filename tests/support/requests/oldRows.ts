import { eventually } from '../portal/eventually.ts';
import { containerOf, documentsOf } from '../portal/stores.ts';

type Stores = Parameters<typeof documentsOf>[0];
type Row = Readonly<Record<string, unknown>>;

/** What rows say since there are the intake queue and retention. */
const laterFacts = [
  'review',
  'submissionKind',
  'lacksLoa',
  'reviewerId',
  'reviewerName',
  'answeredAt',
  'reviewVersion',
  'eraseFrom',
  'closedAt',
];

const thisMonth = () => `list|${new Date().toISOString().slice(0, 7)}`;

/** The row of a request of this month, as it is stored. */
export async function rowOf(portal: Stores, requestId: string): Promise<Row> {
  const views = await containerOf(portal, 'views');
  const { resource } = await views.item(requestId, thisMonth()).read<Record<string, unknown>>();
  return withoutSystem(resource ?? {});
}

/** The counters of this month; those that are zero say nothing. */
export async function countersOf(portal: Stores): Promise<Row> {
  const views = await containerOf(portal, 'views');
  const { resource } = await views.item('stats', thisMonth()).read<Record<string, unknown>>();
  return Object.fromEntries(Object.entries(withoutSystem(resource ?? {})).filter(([, value]) => value !== 0));
}

/**
 * Lets the rows of some requests be from before the intake queue and retention, and nothing be renewed yet. Answers rows
 * and counters as they were.
 */
export async function forgetRows(portal: Stores, requestIds: readonly string[]) {
  const views = await containerOf(portal, 'views');
  await Promise.all(requestIds.map((requestId) => listed(portal, requestId)));
  const counters = await countersOf(portal);
  const rows = new Map<string, Row>();
  for (const requestId of requestIds) {
    const row = await rowOf(portal, requestId);
    rows.set(requestId, row);
    const there = laterFacts.filter((fact) => fact in row);
    await views.item(requestId, thisMonth()).patch(there.map((fact) => ({ op: 'remove', path: `/${fact}` })));
    await views
      .item('stats', thisMonth())
      .patch([
        { op: 'incr', path: '/rvr', value: -1 },
        ...(row['review'] === 'none'
          ? []
          : [{ op: 'incr' as const, path: `/rv|${String(row['review'])}`, value: -1 }]),
      ]);
  }
  const config = await containerOf(portal, 'config');
  await config.items.upsert({
    id: 'row-renewal',
    cursor: null,
    hasFailed: false,
    endedAt: null,
    isRecorded: false,
  });
  return { rows, counters };
}

/** Waits until what a request became is counted as well: its last changes are listed after they were answered. */
async function listed(portal: Stores, requestId: string): Promise<void> {
  await eventually(`the tasks of ${requestId}`, async () => {
    const tasks = await documentsOf(portal, requestId, 'task');
    return !tasks.some(({ work }) => JSON.stringify(work).includes('"project"'));
  });
}

function withoutSystem(document: Row): Row {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_')));
}
