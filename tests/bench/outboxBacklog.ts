import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { OperationInput } from '@azure/cosmos';
import { eventually } from '../support/eventually.ts';
import { holdSweeps, oldestDueTask } from '../support/outbox.ts';
import { submitRequest } from '../support/order.ts';
import { type Portal, startPortal } from '../support/startPortal.ts';
import { abandonPaidDrafts, submittedAtOf } from '../support/paidDrafts.ts';
import { containerOf, documentsOf, openWork, storedRequest } from '../support/stores.ts';
import type { Result } from './measure.ts';

const BUDGET_MINUTES = 15;
const TASKS_OF_A_REQUEST = 3;
const PAID_DRAFTS = 50;
const AT_ONCE = 32;
const LONGEST_MS = 3_600_000;
const POLL_MS = 2_000;

/** How long the sweep takes for what an outage of the outbox left: two mails, two list rows and three audit entries for each request. */
export async function outboxBacklog(count: number): Promise<Result[]> {
  const portal = await startPortal();
  try {
    const giveBack = await holdSweeps(portal);
    await seedBacklog(portal, Math.ceil(count / TASKS_OF_A_REQUEST));
    const paidDrafts = await abandonPaidDrafts(portal, PAID_DRAFTS);
    console.log(new Date().toISOString(), 'seeded');
    const startedAt = Date.now();
    await giveBack();
    while ((await oldestDueTask(portal)) !== null) {
      if (Date.now() - startedAt > LONGEST_MS) throw new Error('the backlog was not worked off');
      await delay(POLL_MS);
    }
    const minutes = (Date.now() - startedAt) / 60_000;
    const waits = (await submittedAtOf(portal, paidDrafts)).map((at) => (at - startedAt) / 1000);
    const perSecond = count / (minutes * 60);
    return [
      {
        what: `outbox: ${count.toLocaleString('en-US')} due tasks of ${Math.ceil(count / TASKS_OF_A_REQUEST).toLocaleString('en-US')} requests`,
        measured: `${minutes.toFixed(1)} min (${perSecond.toFixed(0)} tasks/s)`,
        budget: `≤ ${BUDGET_MINUTES} min`,
        within: minutes <= BUDGET_MINUTES,
      },
      {
        what: `outbox: ${PAID_DRAFTS} paid drafts behind them become requests`,
        measured: `${Math.max(...waits).toFixed(0)} s after the start`,
        budget: '≤ 90 s',
        within: Math.max(...waits) <= 90,
      },
    ];
  } finally {
    await portal.stop();
  }
}

/** Copies of a request that was submitted, opened and moved, each with its events and the tasks that these left. */
async function seedBacklog(portal: Portal, requests: number): Promise<void> {
  const model = await submitRequest(portal, { contactEmail: 'desk@swift.example' });
  await eventually(
    'the work of the model',
    async () => (await openWork(portal, model.requestId)).length === 0,
  );
  const root = (await storedRequest(portal, model.requestId))!;
  const [submitted] = await documentsOf(portal, model.requestId, 'event');
  const draftDocument = (await containerOf(portal, 'accounts')).item(
    `draft|${model.draftId}`,
    `draft|${model.draftId}`,
  );
  const { resource: draft } = await draftDocument.read<Record<string, unknown>>();
  const [container, accounts] = await Promise.all([
    containerOf(portal, 'requests'),
    containerOf(portal, 'accounts'),
  ]);
  const dueFrom = Date.now() - 3_600_000;
  const seedOne = async (index: number) => {
    const requestId = `req_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
    const draftId = randomUUID();
    const due = (step: number) => new Date(dueFrom + index * 20 + step * 5_000).toISOString();
    const documents = [
      {
        ...root,
        requestId,
        draftId,
        seq: 2,
        status: 'on_hold',
        fields: { ...(root['fields'] as object), orderId: `LOAD-${index}` },
      },
      { ...submitted, id: 'ev|000001', requestId },
      { ...submitted, id: 'ev|000002', requestId, kind: 'status-changed', details: { to: 'on_hold' } },
      { ...submitted, id: 'ev|open-1', requestId, kind: 'request-opened', details: {} },
      taskOf(requestId, 'task|000001', due(0), [
        { kind: 'project' },
        { kind: 'learn-attorney' },
        { kind: 'scan' },
        { kind: 'mail', template: 'requestSubmitted' },
        { kind: 'end-draft', draftId },
        { kind: 'audit', eventId: 'ev|000001' },
      ]),
      taskOf(requestId, 'task|open-1', due(1), [{ kind: 'audit', eventId: 'ev|open-1' }]),
      taskOf(requestId, 'task|000002', due(2), [
        { kind: 'project' },
        { kind: 'mail', template: 'statusChanged', seq: 2, status: 'on_hold' },
        { kind: 'audit', eventId: 'ev|000002' },
      ]),
    ];
    const operations = documents.map((resourceBody) => ({ operationType: 'Create', resourceBody }));
    await container.items.batch(operations as unknown as OperationInput[], requestId);
    await accounts.items.create({ ...draft, id: `draft|${draftId}`, draftId, ttl: -1 });
  };
  for (let from = 0; from < requests; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, requests - from) }, (_, index) => from + index);
    await Promise.all(some.map(seedOne));
  }
}

function taskOf(requestId: string, id: string, due: string, work: readonly object[]) {
  return { id, requestId, type: 'task', due, attempts: 0, work };
}
