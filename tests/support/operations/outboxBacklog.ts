import { randomUUID } from 'node:crypto';
import type { OperationInput } from '@azure/cosmos';
import { eventually } from '../portal/eventually.ts';
import { newRequestId } from '../requests/listedRequests.ts';
import { submitRequest } from '../requests/order.ts';
import { containerOf, documentsOf, pendingTasksOf, storedRequest } from '../portal/stores.ts';

export const TASKS_PER_REQUEST = 3;
const CONTACT_EMAIL = 'desk@swift.example';
const CONCURRENCY = 32;

interface SeededRequest {
  readonly requestId: string;
  readonly orderId: string;
}

/**
 * Stores requests as after an outage of the outbox: submitted, opened and put on hold, each with its events and three
 * pending tasks. All are copies of a request that was really submitted. The tasks of the first one are most overdue.
 */
export async function seedBacklog(
  portal: Parameters<typeof submitRequest>[0] & Parameters<typeof containerOf>[0],
  count: number,
): Promise<SeededRequest[]> {
  const template = await submitRequest(portal, { contactEmail: CONTACT_EMAIL });
  await eventually(
    'the outbox tasks of the template',
    async () => (await pendingTasksOf(portal, template.requestId)).length === 0,
  );
  const [requests, accounts] = await Promise.all([
    containerOf(portal, 'requests'),
    containerOf(portal, 'accounts'),
  ]);
  const original = (await storedRequest(portal, template.requestId))!;
  const [event] = await documentsOf(portal, template.requestId, 'event');
  const draftId = `draft|${template.draftId}`;
  const { resource: draft } = await accounts.item(draftId, draftId).read<Record<string, unknown>>();
  const dueFrom = Date.now() - 3_600_000;

  const seedRequest = async (index: number): Promise<SeededRequest> => {
    const ids = { requestId: newRequestId(), draftId: randomUUID(), orderId: `BACKLOG-${randomUUID()}` };
    const { requestId, orderId } = ids;
    const fields = { ...(original['fields'] as object), orderId };
    const changed = { ...original, ...ids, seq: 2, status: 'on_hold', fields };
    const documents = [
      changed,
      ...eventsOf(requestId, event!),
      ...tasksOf(ids, dueFrom + (index * 1_800_000) / count),
    ];
    const operations = documents.map((resourceBody) => ({ operationType: 'Create', resourceBody }));
    await requests.items.batch(operations as unknown as OperationInput[], requestId);
    await accounts.items.create({ ...draft, id: `draft|${ids.draftId}`, draftId: ids.draftId, ttl: -1 });
    return { requestId, orderId };
  };

  const seeded: SeededRequest[] = [];
  for (let from = 0; from < count; from += CONCURRENCY) {
    const batch = Array.from({ length: Math.min(CONCURRENCY, count - from) }, (_, index) => from + index);
    seeded.push(...(await Promise.all(batch.map(seedRequest))));
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
