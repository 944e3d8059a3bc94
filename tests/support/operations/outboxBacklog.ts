import { randomUUID } from 'node:crypto';
import type { OperationInput } from '@azure/cosmos';
import { eventually } from '../portal/eventually.ts';
import { aRequestId } from '../requests/listedRequests.ts';
import { submitRequest } from '../requests/order.ts';
import type { Portal } from '../portal/startPortal.ts';
import { containerOf, documentsOf, openWork, storedRequest } from '../portal/stores.ts';

export const TASKS_OF_A_REQUEST = 3;
const MAILS_TO = 'desk@swift.example';
const AT_ONCE = 32;

interface Seeded {
  readonly requestId: string;
  readonly orderId: string;
}

/**
 * Stores requests as an outage of the outbox leaves them: submitted, opened and put on hold, each with its events and
 * the three tasks that these left. All are copies of a request that is really submitted; the first one's tasks have been
 * due for longest.
 */
export async function seedBacklog(portal: Portal, count: number): Promise<Seeded[]> {
  const model = await submitRequest(portal, { contactEmail: MAILS_TO });
  await eventually('the model', async () => (await openWork(portal, model.requestId)).length === 0);
  const [requests, accounts] = await Promise.all([
    containerOf(portal, 'requests'),
    containerOf(portal, 'accounts'),
  ]);
  const root = (await storedRequest(portal, model.requestId))!;
  const [event] = await documentsOf(portal, model.requestId, 'event');
  const draftId = `draft|${model.draftId}`;
  const { resource: draft } = await accounts.item(draftId, draftId).read<Record<string, unknown>>();
  const dueFrom = Date.now() - 3_600_000;

  const seedOne = async (index: number): Promise<Seeded> => {
    const named = { requestId: aRequestId(), draftId: randomUUID(), orderId: `BACKLOG-${randomUUID()}` };
    const { requestId, orderId } = named;
    const fields = { ...(root['fields'] as object), orderId };
    const changed = { ...root, ...named, seq: 2, status: 'on_hold', fields };
    const documents = [
      changed,
      ...eventsOf(requestId, event!),
      ...tasksOf(named, dueFrom + (index * 1_800_000) / count),
    ];
    const operations = documents.map((resourceBody) => ({ operationType: 'Create', resourceBody }));
    await requests.items.batch(operations as unknown as OperationInput[], requestId);
    await accounts.items.create({ ...draft, id: `draft|${named.draftId}`, draftId: named.draftId, ttl: -1 });
    return { requestId, orderId };
  };

  const seeded: Seeded[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    seeded.push(...(await Promise.all(some.map(seedOne))));
  }
  return seeded;
}

function eventsOf(requestId: string, submitted: Record<string, unknown>) {
  const event = { ...submitted, requestId };
  return [
    { ...event, id: 'ev|000001' },
    { ...event, id: 'ev|opened', kind: 'request-opened', details: {} },
    { ...event, id: 'ev|000002', kind: 'status-changed', details: { to: 'on_hold' } },
  ];
}

function tasksOf({ requestId, draftId }: { requestId: string; draftId: string }, dueFrom: number) {
  const task = (name: string, step: number, work: readonly object[]) => ({
    id: `task|${name}`,
    requestId,
    type: 'task',
    due: new Date(dueFrom + step).toISOString(),
    attempts: 0,
    work,
  });
  return [
    task('000001', 0, [
      { kind: 'project' },
      { kind: 'index-attorney' },
      { kind: 'scan' },
      { kind: 'notify-client', template: 'requestSubmitted' },
      { kind: 'end-draft', draftId },
      { kind: 'audit', eventId: 'ev|000001' },
    ]),
    task('opened', 1, [{ kind: 'audit', eventId: 'ev|opened' }]),
    task('000002', 2, [
      { kind: 'project' },
      { kind: 'notify-client', template: 'statusChanged', seq: 2, status: 'on_hold' },
      { kind: 'audit', eventId: 'ev|000002' },
    ]),
  ];
}
