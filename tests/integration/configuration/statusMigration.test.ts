import { managedStatus } from '@portal/contract/requests/schemas/requestStatus.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, createStaff } from '../../support/accounts/accounts.ts';
import { trailEntries, verifyAudit } from '../../support/operations/auditTrail.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { continueMigrations, killApi, sweepOutbox } from '../../support/portal/controls.ts';
import { requestCalls, requestContent } from '../../support/api/requestCalls.ts';
import { copyRequest } from '../../support/requests/copyRequest.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import { auditedChangesOf, freshName, managedListCalls } from '../../support/operations/managedListCalls.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';
import { containerOf, makeTasksDue } from '../../support/portal/stores.ts';

/** The number of requests that the migration changes; 10,000 take a few minutes. */
const REQUEST_COUNT = Number(process.env['MIGRATED_REQUESTS'] ?? (IS_FULL_SIZE ? 600 : 60));
const KILLS = IS_FULL_SIZE ? 5 : 1;
const LONG_MS = 60_000 + REQUEST_COUNT * 60;

let portal: BorrowedPortal;
let staff: Person;
let lists: ReturnType<typeof managedListCalls>;
let original: Awaited<ReturnType<typeof submitRequest>>;

beforeAll(async () => {
  portal = await borrowPortal();
  staff = await createStaff(portal);
  lists = managedListCalls(portal, staff);
  original = await submitRequest(portal);
});
afterAll(() => portal.stop());

const statusNamed = (id: string) =>
  lists
    .statuses()
    .then((all) => ({ status: all.find(({ _id }) => _id === id) ?? null }))
    // The portal may be restarting.
    .catch(() => null);

const progressOf = async (id: string) => (await statusNamed(id))?.status?.migration ?? null;
const isGone = async (id: string) => (await statusNamed(id))?.status === null;

/** The rows and the counters of these statuses in the lists, over all months. */
async function rowsAndCounters(keys: readonly string[]) {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items.readAll().fetchAll();
  const documents = resources as unknown as Record<string, unknown>[];
  return keys.map((key) => ({
    rows: documents.filter(({ kind, status }) => kind === 'row' && status === key).length,
    counted: documents
      .filter(({ kind, pk }) => kind === 'stats' && String(pk).startsWith('list|'))
      .reduce((sum, stats) => sum + Number(stats[`s|${key}`] ?? 0), 0),
  }));
}

/** The documents of one type of these requests. */
async function allOf(type: 'request' | 'event' | 'task', ids: readonly string[]) {
  const requestIds = new Set(ids);
  const requests = await containerOf(portal, 'requests');
  const { resources } = await requests.items
    .query<{ requestId: string; kind?: string; status?: string; history?: unknown[] }>({
      query: 'SELECT c.requestId, c.kind, c.details, c.status, c.history FROM c WHERE c.type = @type',
      parameters: [{ name: '@type', value: type }],
    })
    .fetchAll();
  return resources.filter(({ requestId }) => requestIds.has(requestId));
}

/** Runs the outbox until no tasks of these requests remain, emails included. */
async function runTasks(ids: readonly string[]) {
  await makeTasksDue(portal);
  await eventually(
    'the end of the tasks',
    async () => {
      await sweepOutbox(portal);
      return (await allOf('task', ids)).length === 0;
    },
    LONG_MS,
  );
}

describe(`moving ${REQUEST_COUNT} requests to another status`, () => {
  it(
    `changes each exactly once, although the API is killed ${KILLS} times`,
    { timeout: 4 * LONG_MS },
    async () => {
      const from = await lists.newStatus(freshName('From'));
      const to = await lists.newStatus(freshName('To'));
      const ids = await copyRequest(portal, original.requestId, from.key, REQUEST_COUNT);
      const response = await lists.deleteStatus(from._id, { migrateToStatusId: to._id });
      expect(response).toMatchObject({
        status: 202,
        data: { outcome: 'migrating', usageCount: REQUEST_COUNT },
      });
      expect((await statusNamed(from._id))?.status).toMatchObject({ isActive: false });

      let seen = -1;
      for (let kill = 1; kill <= KILLS; kill++) {
        seen = await eventually(
          'progress',
          async () => {
            const progress = await progressOf(from._id);
            return progress && progress.done > seen && progress.done < REQUEST_COUNT && progress.done;
          },
          LONG_MS,
        );
        await killApi(portal);
        expect(await progressOf(from._id)).toMatchObject({ state: 'running', total: REQUEST_COUNT });
        void continueMigrations(portal).catch(() => null);
      }
      await eventually('the end of the migration', () => isGone(from._id), LONG_MS);
      await runTasks(ids);

      const migrated = await allOf('request', ids);
      expect(migrated).toHaveLength(REQUEST_COUNT);
      for (const { status, history } of migrated) {
        expect({ status, history }).toMatchObject({
          status: to.key,
          history: [{ status: to.key, byName: 'system', isPrivate: false }],
        });
      }
      const events = await allOf('event', ids);
      expect(new Set(events.map(({ requestId }) => requestId)).size).toBe(REQUEST_COUNT);
      expect(events).toHaveLength(REQUEST_COUNT);
      const details = { from: from.key, to: to.key, notes: false, isPrivate: false };
      for (const event of events) expect(event).toMatchObject({ kind: 'status-changed', details });
      expect(await rowsAndCounters([from.key, to.key])).toEqual([
        { rows: 0, counted: 0 },
        { rows: REQUEST_COUNT, counted: REQUEST_COUNT },
      ]);
      const moved = new Set(ids);
      const trail = (await trailEntries(portal)).filter(({ requestId }) => moved.has(requestId ?? ''));
      expect(trail).toHaveLength(REQUEST_COUNT);
      expect(await verifyAudit(portal)).toMatchObject({ code: 0 });
      expect((await auditedChangesOf(portal, from._id)).map(({ action }) => action)).toEqual([
        'added',
        'migration-started',
        'migrated-and-deleted',
      ]);
    },
  );
});

describe('a migration', () => {
  it('sends no email', async () => {
    const from = await lists.newStatus(freshName('Quiet'));
    const { requestId, orderId } = await submitRequest(portal);
    await requestCalls(portal, staff, requestId).changeStatus({
      status: from.key,
      notes: 'Ours',
      isPrivate: true,
    });
    await runTasks([requestId]);
    const before = (await emailsAbout(portal, orderId)).length;
    const processing = (await lists.statuses()).find(({ key }) => key === 'processing')!;
    await lists.deleteStatus(from._id, { migrateToStatusId: processing._id });
    await eventually('the end of the migration', () => isGone(from._id));
    expect(await requestContent(portal, requestId)).toMatchObject({ status: 'processing' });
    await runTasks([requestId]);
    expect(await emailsAbout(portal, orderId)).toHaveLength(before);
  });

  it(
    'stops when its target is deactivated, and can be restarted with another target',
    { tags: ['full'], timeout: LONG_MS },
    async () => {
      const from = await lists.newStatus(freshName('From'));
      const first = await lists.newStatus(freshName('First'));
      const second = await lists.newStatus(freshName('Second'));
      const ids = await copyRequest(portal, original.requestId, from.key, 200);
      await lists.deleteStatus(from._id, { migrateToStatusId: first._id });
      await eventually('progress of the migration', async () => (await progressOf(from._id))?.done);
      expect(await lists.deleteStatus(first._id, { force: true })).toMatchObject({ status: 200 });
      const stopped = await eventually('the end of the migration', async () => {
        const progress = await progressOf(from._id);
        return progress?.state === 'stopped' && progress;
      });
      expect(stopped.done).toBeLessThan(200);
      const deactivated = managedStatus.parse((await statusNamed(from._id))?.status);
      expect(deactivated).toMatchObject({ isActive: false, migration: { toLabel: first.label, total: 200 } });

      expect(await lists.deleteStatus(from._id, { migrateToStatusId: first._id })).toMatchObject({
        status: 409,
      });
      expect(await lists.deleteStatus(from._id, { migrateToStatusId: second._id })).toMatchObject({
        status: 202,
      });
      await eventually('the end of the migration', () => isGone(from._id));
      const [gone, one, other] = await rowsAndCounters([from.key, first.key, second.key]);
      expect(gone).toEqual({ rows: 0, counted: 0 });
      expect(one!.rows + other!.rows).toBe(ids.length);
      expect(other!.rows).toBe(200 - stopped.done);
    },
  );

  it('is refused if the target is inactive, unknown or the same', async () => {
    const from = await lists.newStatus(freshName('From'));
    const off = await lists.newStatus(freshName('Off'));
    await lists.deleteStatus(off._id, { force: true });
    for (const migrateToStatusId of [off._id, 'status-none', from._id]) {
      expect(await lists.deleteStatus(from._id, { migrateToStatusId })).toMatchObject({
        status: 409,
        message: 'Please choose another active status to move the requests to.',
      });
    }
    expect((await statusNamed(from._id))?.status).toMatchObject({ isActive: true });
  });

  it('starts once if it is requested twice at once, and the status stays inactive until it ends', async () => {
    const from = await lists.newStatus(freshName('From'));
    const to = await lists.newStatus(freshName('To'));
    await copyRequest(portal, original.requestId, from.key, 60);
    const choice = { migrateToStatusId: to._id };
    const responses = await Promise.all([
      lists.deleteStatus(from._id, choice),
      lists.deleteStatus(from._id, choice),
    ]);
    expect(sortedStatuses(responses)).toEqual([202, 409]);
    const { label } = from;
    const on = { label, color: 'blue', order: 0, isActive: true };
    expect((await lists.editStatus(from._id, on)).status).toBeGreaterThanOrEqual(404);
    await eventually('the end of the migration', () => isGone(from._id));
  });

  it('moves late requests to the target, or back if there is no target', async () => {
    const from = await lists.newStatus(freshName('From'));
    const to = await lists.newStatus(freshName('To'));
    const unused = await lists.newStatus(freshName('Unused'));
    const late = await submitRequest(portal);
    const later = await submitRequest(portal);
    await lists.deleteStatus(from._id, { migrateToStatusId: to._id });
    await eventually('the end of the migration', () => isGone(from._id));
    await lists.deleteStatus(unused._id);
    // Written by another instance that still has the old list in its cache.
    await setStatusDirectly(late.requestId, from.key);
    await setStatusDirectly(later.requestId, unused.key);
    await sweepOutbox(portal);
    expect(await requestContent(portal, late.requestId)).toMatchObject({ status: to.key });
    expect(await requestContent(portal, later.requestId)).toMatchObject({ status: 'pending' });
    expect(await isGone(unused._id)).toBe(true);
  });
});

/** Sets the status of a stored request, with the outbox task of the change. */
async function setStatusDirectly(requestId: string, status: string): Promise<void> {
  const requests = await containerOf(portal, 'requests');
  const { seq } = await requestContent(portal, requestId);
  await requests.item('root', requestId).patch([
    { op: 'set', path: '/status', value: status },
    { op: 'set', path: '/seq', value: seq + 1 },
  ]);
  const task = { id: 'task|late-status', requestId, type: 'task', attempts: 0, work: [{ kind: 'project' }] };
  await requests.items.create({ ...task, due: '2000-01-01T00:00:00.000Z' });
}
