import { eventually } from '../portal/eventually.ts';
import { containerOf } from '../portal/stores.ts';

type Stores = Parameters<typeof containerOf>[0];

const LEASE = 'outbox-sweep';

/** Prevents sweeps of the outbox. The returned function allows them again. */
export async function pauseSweeps(portal: Stores): Promise<() => Promise<void>> {
  await endOfSweep(portal);
  await leaseSweepFor(portal, 3_600_000);
  return () => leaseSweepFor(portal, 0);
}

/** Waits until no sweep is running, such as one that an earlier test started and did not wait for. */
export async function endOfSweep(portal: Stores): Promise<void> {
  await eventually('the end of a sweep', async () => !(await readLease(portal))?.lease, 60_000);
}

/** Holds the lease of the sweep for this long, without renewing it; 0 releases it. */
export async function leaseSweepFor(portal: Stores, ms: number): Promise<void> {
  const accounts = await containerOf(portal, 'accounts');
  const lease = { id: 'a test', until: new Date(Date.now() + ms).toISOString() };
  const eventsUntil = (await readLease(portal))?.eventsUntil ?? null;
  await accounts.items.upsert({ id: LEASE, lease: ms > 0 ? lease : null, eventsUntil });
}

async function readLease(portal: Stores) {
  const accounts = await containerOf(portal, 'accounts');
  const { resource } = await accounts
    .item(LEASE, LEASE)
    .read<{ lease: object | null; eventsUntil: string | null }>();
  return resource;
}

/** When the most overdue task became due, in epoch milliseconds; null when no task is due. */
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
