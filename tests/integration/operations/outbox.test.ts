import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { continueSweep, sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { newRequestId } from '../../support/requests/listedRequests.ts';
import { setEmailOutage } from '../../support/operations/emailOutage.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { pauseSweeps, leaseSweepFor, oldestDueTask } from '../../support/operations/outbox.ts';
import { seedBacklog, TASKS_PER_REQUEST } from '../../support/operations/outboxBacklog.ts';
import { abandonPaidDraft } from '../../support/requests/paidDrafts.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { emptyLists } from '../../support/portal/emptyLists.ts';
import {
  containerOf,
  documentsOf,
  makeTasksDue,
  pendingTasksOf,
  storedRequest,
} from '../../support/portal/stores.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { holdWebhooks } from '../../support/payments/webhooks.ts';

const REQUESTS = IS_FULL_SIZE ? 160 : 24;
const PAID_DRAFTS = IS_FULL_SIZE ? 20 : 4;
const BACKLOG_MS = 120_000;
/** The first task of a request in the backlog, which the submission creates. */
const SUBMITTED = 'task|000001';

let portal: BorrowedPortal;
beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  await emptyLists(portal);
});
afterAll(() => portal.stop());
afterEach(() => setEmailOutage(portal, false));

const waitForEmptyBacklog = () =>
  eventually('the end of the backlog', async () => (await oldestDueTask(portal)) === null, BACKLOG_MS);

/** The number of tasks that the sweeps of this portal have logged. */
async function tasksSwept(): Promise<number> {
  const log = await readFile(join(portal.dir, 'logs/api.log'), 'utf8');
  const counts = [...log.matchAll(/"event":"outbox swept".*?"tasks":(\d+)/g)].map(([, count]) =>
    Number(count),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('a backlog during a mail outage', () => {
  it('is processed with paid drafts first, then oldest first, and each email is sent once', async () => {
    const resumeSweeps = await pauseSweeps(portal);
    const backlog = await seedBacklog(portal, REQUESTS);
    await holdWebhooks(portal, true);
    const drafts = [];
    for (let count = 0; count < PAID_DRAFTS; count++) drafts.push(await abandonPaidDraft(portal));
    // Their tasks become due last.
    await makeDue(
      drafts.map(({ requestId }) => requestId),
      'task|draft',
    );
    const unreadable = await storeTask({ work: [{ kind: 'from a later version' }] });
    const poison = await storeTask({ work: [{ kind: 'project' }] });
    const requests = await containerOf(portal, 'requests');
    await requests.items.create({ id: 'root', requestId: poison, type: 'request', seq: 'damaged' });

    await setEmailOutage(portal, true);
    await resumeSweeps();
    await sweepOutbox(portal);
    await waitForEmptyBacklog();

    const submittedAt = await Promise.all(
      drafts.map(async ({ requestId }) => String((await storedRequest(portal, requestId))?.['submittedAt'])),
    );
    const remaining = await Promise.all(backlog.map(({ requestId }) => pendingTasksOf(portal, requestId)));
    const triedAt = remaining.map((tasks) => {
      const submitted = (tasks as StoredTask[]).find(({ id }) => id === SUBMITTED);
      return submitted?.stuckSince ?? 'not tried';
    });
    // A failed email task stores the time of its first attempt.
    expect(submittedAt.toSorted().at(-1)! <= triedAt[0]!).toBe(true);
    expect(triedAt).toEqual(triedAt.toSorted());
    // Only email tasks remain, and they wait for their next attempt.
    const taskKinds = (remaining.flat() as StoredTask[]).flatMap(({ work }) => work.map(({ kind }) => kind));
    expect(new Set(taskKinds)).toEqual(new Set(['notify-client']));
    expect(taskKinds).toHaveLength(REQUESTS * 2);
    for (const requestId of [unreadable, poison]) {
      const [task] = (await pendingTasksOf(portal, requestId)) as StoredTask[];
      expect(task).toMatchObject({ stuckSince: expect.any(String) as string });
      expect(task!.due > new Date().toISOString()).toBe(true);
    }

    await setEmailOutage(portal, false);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    await waitForEmptyBacklog();
    const emailCounts = [
      ...(await Promise.all(backlog.map(({ orderId }) => emailsAbout(portal, orderId)))),
      ...(await Promise.all(drafts.map(({ orderId }) => emailsAbout(portal, orderId)))),
    ].map((emails) => emails.length);
    expect(emailCounts).toEqual([...backlog.map(() => 2), ...drafts.map(() => 1)]);
    for (const requestId of [unreadable, poison]) {
      await requests.item('task|000001', requestId).delete();
    }
  }, 300_000);
});

describe('two sweeps at once', () => {
  it('run each task once', async () => {
    await waitForEmptyBacklog();
    const before = await tasksSwept();
    const resumeSweeps = await pauseSweeps(portal);
    await seedBacklog(portal, 20);
    await resumeSweeps();
    await Promise.all([sweepOutbox(portal), continueSweep(portal), sweepOutbox(portal)]);
    await waitForEmptyBacklog();
    expect((await tasksSwept()) - before).toBe(20 * TASKS_PER_REQUEST);
  });

  it('let the second one start when the lease of a killed one expires', async () => {
    const resumeSweeps = await pauseSweeps(portal);
    const [request] = await seedBacklog(portal, 1);
    await leaseSweepFor(portal, 3_000);
    const startedAt = Date.now();
    await sweepOutbox(portal);
    expect(Date.now() - startedAt).toBeGreaterThan(2_000);
    expect(await pendingTasksOf(portal, request!.requestId)).toEqual([]);
    await resumeSweeps();
  });
});

describe('a request that the browser submits', () => {
  it('leaves no task', async () => {
    const { requestId, draftId } = await submitRequest(portal);
    await eventually(
      'the end of its tasks',
      async () => (await documentsOf(portal, requestId, 'task')).length === 0,
    );
    const accounts = await containerOf(portal, 'accounts');
    const { resource: draft } = await accounts.item(`draft|${draftId}`, `draft|${draftId}`).read<object>();
    expect(draft).toMatchObject({ ttl: 24 * 3600 });
  });
});

interface StoredTask {
  readonly id: string;
  readonly due: string;
  readonly stuckSince?: string;
  readonly work: { readonly kind: string }[];
}

/** Stores the only task of a request, more overdue than all others. */
async function storeTask({ work }: { readonly work: readonly object[] }): Promise<string> {
  const requestId = newRequestId();
  const requests = await containerOf(portal, 'requests');
  const due = '2000-01-01T00:00:00.000Z';
  await requests.items.create({ id: SUBMITTED, requestId, type: 'task', due, attempts: 0, work });
  return requestId;
}

async function makeDue(requestIds: readonly string[], taskId: string): Promise<void> {
  const requests = await containerOf(portal, 'requests');
  const value = new Date().toISOString();
  await Promise.all(
    requestIds.map((requestId) =>
      requests.item(taskId, requestId).patch([{ op: 'set', path: '/due', value }]),
    ),
  );
}
