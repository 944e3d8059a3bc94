import { eventually } from '../portal/eventually.ts';
import { containerOf, documentsOf } from '../portal/stores.ts';

type Stores = Parameters<typeof documentsOf>[0];
type Row = Readonly<Record<string, unknown>>;

/** Properties of rows that came with the intake queue, retention and the overview. */
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
  'isInOverview',
  'termsVersion',
];

const thisMonth = () => `list|${new Date().toISOString().slice(0, 7)}`;

/** The stored row of a request of this month. */
export async function rowOf(portal: Stores, requestId: string): Promise<Row> {
  const views = await containerOf(portal, 'views');
  const { resource } = await views.item(requestId, thisMonth()).read<Record<string, unknown>>();
  return withoutSystem(resource ?? {});
}

/** The nonzero counters of this month. */
export async function countersOf(portal: Stores): Promise<Row> {
  const views = await containerOf(portal, 'views');
  const { resource } = await views.item('stats', thisMonth()).read<Record<string, unknown>>();
  return Object.fromEntries(Object.entries(withoutSystem(resource ?? {})).filter(([, value]) => value !== 0));
}

/**
 * Turns rows into rows from before the intake queue and retention, and resets their renewal. Returns the original rows
 * and counters.
 */
export async function downgradeRows(portal: Stores, requestIds: readonly string[]) {
  const views = await containerOf(portal, 'views');
  await Promise.all(requestIds.map((requestId) => listed(portal, requestId)));
  const counters = await countersOf(portal);
  const rows = new Map<string, Row>();
  for (const requestId of requestIds) {
    const row = await rowOf(portal, requestId);
    rows.set(requestId, row);
    const present = laterFacts.filter((fact) => fact in row);
    await views
      .item(requestId, thisMonth())
      .patch(present.map((fact) => ({ op: 'remove', path: `/${fact}` })));
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
    id: 'row-renewal-search',
    cursor: null,
    hasFailed: false,
    endedAt: null,
    isRecorded: false,
  });
  return { rows, counters };
}

/** Waits until the last changes of a request are listed and counted, which happens after the response. */
async function listed(portal: Stores, requestId: string): Promise<void> {
  await eventually(`the tasks of ${requestId}`, async () => {
    const tasks = await documentsOf(portal, requestId, 'task');
    return !tasks.some(({ work }) => JSON.stringify(work).includes('"project"'));
  });
}

function withoutSystem(document: Row): Row {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_')));
}
