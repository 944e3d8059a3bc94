import { containerOf } from './stores.ts';

type Stores = Parameters<typeof containerOf>[0];

const LEASE = 'outbox-sweep';

/** Keeps sweeps of the outbox from beginning; the answer lets them begin again. */
export async function holdSweeps(portal: Stores): Promise<() => Promise<void>> {
  const accounts = await containerOf(portal, 'accounts');
  const held = { id: LEASE, lease: { id: 'a test', until: '2999-01-01T00:00:00.000Z' } };
  const { resource } = await accounts.item(LEASE, LEASE).read<{ eventsUntil: string | null }>();
  const eventsUntil = resource?.eventsUntil ?? null;
  await accounts.items.upsert({ ...held, eventsUntil });
  return async () => {
    await accounts.items.upsert({ id: LEASE, lease: null, eventsUntil });
  };
}

/** When the task that has been due for longest became due; null when none is due. */
export async function oldestDueTask(portal: Stores): Promise<number | null> {
  const container = await containerOf(portal, 'requests');
  const { resources } = await container.items
    .query<{ due: string }>({
      query: 'SELECT TOP 1 c.due FROM c WHERE c.type = @type AND c.due <= @now ORDER BY c.due ASC',
      parameters: [
        { name: '@type', value: 'task' },
        { name: '@now', value: new Date().toISOString() },
      ],
    })
    .fetchAll();
  return resources[0] ? Date.parse(resources[0].due) : null;
}
