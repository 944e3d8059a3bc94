import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { killApi, sweepOutbox } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { type Portal, startPortal } from '../../../support/portal/startPortal.ts';
import { containerOf, makeTasksDue, pendingTasksOf } from '../../../support/portal/stores.ts';
import { bulkCalls, countEvents, selectionOf } from '../../../support/requests/bulkActions.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { emailsAbout } from '../../../support/operations/emails.ts';

const ROWS = 500;

let portal: Portal;
let staff: Person;
beforeAll(async () => {
  portal = await startPortal({ faultInjection: true, durable: true });
  staff = await createStaff(portal);
});
afterAll(() => portal.stop());

/** Waits until some requests of the bulk action are changed. */
const isUnderWay = (requests: readonly { requestId: string }[]) =>
  eventually('the first changes', async () => {
    const changed = await countEvents(portal, requests.slice(0, 30), 'status-changed');
    return changed.filter(Boolean).length > 12;
  });

/** Ends the leases of a killed process and runs what it left. */
async function takeOver(): Promise<void> {
  const container = await containerOf(portal, 'requests');
  const { resources } = await container.items
    .query<string>('SELECT VALUE c.requestId FROM c WHERE c.type = "bulk-action"')
    .fetchAll();
  for (const bulkId of resources) {
    await container.item('bulk-action', bulkId).patch([{ op: 'set', path: '/leaseUntil', value: null }]);
  }
  await makeTasksDue(portal);
  await sweepOutbox(portal);
}

it(
  'changes each of 500 requests once if its host is killed twice',
  {
    tags: ['full'],
    timeout: 600_000,
  },
  async () => {
    const first = await copySubmission(portal);
    const requests = [first];
    for (let batch = 0; requests.length < ROWS; batch++) {
      const more = Array.from({ length: Math.min(50, ROWS - requests.length) }, () => copySubmission(portal));
      requests.push(...(await Promise.all(more)));
    }
    const bulk = bulkCalls(portal, staff);
    const key = randomUUID();
    const change = { kind: 'status', status: 'on_hold', notes: 'We wait for the court', isPrivate: false };
    const call = bulk.start(change, selectionOf(requests), key).catch(() => null);
    await isUnderWay(requests);
    await killApi(portal);
    expect(await call).toBeNull();

    // The browser finds the bulk action by its key.
    const found = await bulk.get(key);
    expect(found).toMatchObject({ state: 'running', total: ROWS });
    expect(found.counts.pending).toBeGreaterThan(0);
    const sweep = takeOver().catch(() => null);
    await eventually('more progress', async () => (await bulk.get(key)).counts.done > found.counts.done + 20);
    await killApi(portal);
    await sweep;
    await takeOver();
    const { counts } = await bulk.end(key, 300_000);
    expect(counts).toEqual({ pending: 0, done: ROWS, unchanged: 0, failed: 0 });

    await makeTasksDue(portal);
    await sweepOutbox(portal);
    await eventually(
      'the end of all tasks',
      async () => {
        const pending = await Promise.all(requests.map(({ requestId }) => pendingTasksOf(portal, requestId)));
        return pending.flat().length === 0;
      },
      120_000,
    );
    expect(await countEvents(portal, requests, 'status-changed')).toEqual(requests.map(() => 1));
    const emails = await Promise.all(
      requests.slice(0, 40).map(({ orderId }) => emailsAbout(portal, orderId)),
    );
    expect(emails.map(({ length }) => length)).toEqual(requests.slice(0, 40).map(() => 1));
  },
);
