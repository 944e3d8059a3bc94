import { randomUUID } from 'node:crypto';
import { addDays, latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { DUE_DATE_OUT_OF_RANGE } from '@portal/contract/requests/rules/dueDate.ts';
import { exportSelectedRequests } from '@portal/contract/requests/endpoints/requestExport.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, getAdmin, type Person } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { requestCalls, requestContent } from '../../../support/api/requestCalls.ts';
import { sweepOutbox } from '../../../support/portal/controls.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { containerOf, pendingTasksOf } from '../../../support/portal/stores.ts';
import { bulkCalls, countEvents, selectionOf } from '../../../support/requests/bulkActions.ts';
import { freshName, managedListCalls } from '../../../support/operations/managedListCalls.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import {
  newRequestId,
  storeAndListRequests,
  newListedRequest,
} from '../../../support/requests/listedRequests.ts';

const portal = inject('portal');
const DUE_DATE = addDays(latestDayOnEarth(new Date()), 400);

let staff: Person;
let admin: Person;
let bulk: ReturnType<typeof bulkCalls>;
beforeAll(async () => {
  [staff, admin] = await Promise.all([createStaff(portal), getAdmin(portal)]);
  bulk = bulkCalls(portal, staff);
});

async function copies(count: number) {
  const first = await copySubmission(portal);
  const rest = await Promise.all(Array.from({ length: count - 1 }, () => copySubmission(portal)));
  return [first, ...rest];
}

const onHold = { kind: 'status', status: 'on_hold', notes: 'Zebra-bulk', isPrivate: true };
const seen = (requests: readonly { requestId: string }[], value: string | null) => ({
  kind: 'rows',
  rows: requests.map(({ requestId }) => ({ requestId, seen: value })),
});

/** Changes many requests and checks that each of them has its own change, once. */
async function changeStatusOf(count: number) {
  const requests = await copies(count);
  const key = randomUUID();
  const started = await bulk.start(onHold, selectionOf(requests), key);
  expect(started).toMatchObject({ key, total: count, change: onHold });
  const { state, counts, rows } = await bulk.end(key, 300_000);
  expect({ state, counts }).toEqual({
    state: 'done',
    counts: { pending: 0, done: count, unchanged: 0, failed: 0 },
  });
  expect(rows.map(({ requestId, orderId }) => [requestId, orderId])).toEqual(
    requests.map(({ requestId, orderId }) => [requestId, orderId]),
  );
  expect(await countEvents(portal, requests, 'status-changed')).toEqual(requests.map(() => 1));
  const stored = await Promise.all(requests.map(({ requestId }) => requestContent(portal, requestId)));
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(['on_hold']));
  expect(stored[0]!['history']).toContainEqual(
    expect.objectContaining({ status: 'on_hold', notes: 'Zebra-bulk', isPrivate: true }),
  );
  return { key, requests };
}

describe('a bulk action', () => {
  it('changes the status of 40 requests, each with its own event, and repeats nothing', async () => {
    const { key, requests } = await changeStatusOf(40);
    // The same call, and a retry without failed requests.
    await bulk.start(onHold, selectionOf(requests), key);
    await bulk.retry(key);
    expect(await countEvents(portal, requests, 'status-changed')).toEqual(requests.map(() => 1));
  });

  it('refuses a key that was used for another change or other requests', async () => {
    const [first, second] = await copies(2);
    const selection = selectionOf([first!]);
    const { key } = await bulk.start(onHold, selection);
    const conflict = {
      status: 409,
      error: { code: 'conflict' },
      message: 'Another bulk action was started with this key',
    };
    expect(await bulk.tryStart({ ...onHold, status: 'processing' }, selection, key)).toMatchObject(conflict);
    expect(await bulk.tryStart(onHold, selectionOf([first!, second!]), key)).toMatchObject(conflict);
    const sentInAnotherOrder = Object.fromEntries(Object.entries(onHold).toReversed());
    expect((await bulk.tryStart(sentInAnotherOrder, selection, key)).status).toBe(200);
    expect(await countEvents(portal, [first!, second!], 'status-changed')).toEqual([1, 0]);
  });

  it('starts one of two different bulk actions that are sent with the same key at once', async () => {
    const requests = await copies(2);
    const key = randomUUID();
    const replies = await Promise.all(
      requests.map((request) => bulk.tryStart(onHold, selectionOf([request]), key)),
    );
    const expected =
      replies[0]!.status === 200
        ? { statuses: [200, 409], events: [1, 0] }
        : { statuses: [409, 200], events: [0, 1] };
    expect(replies.map(({ status }) => status)).toEqual(expected.statuses);
    expect(await countEvents(portal, requests, 'status-changed')).toEqual(expected.events);
  });

  it('changes 500 requests', { tags: ['full'], timeout: 600_000 }, async () => {
    const { requests } = await changeStatusOf(500);
    expect(requests).toHaveLength(500);
  });

  it('assigns requests and reports those that already are', async () => {
    const requests = await copies(3);
    const change = { kind: 'assign', assigneeId: admin.userId };
    await bulk.start(change, selectionOf(requests.slice(0, 1)));
    const { key } = await bulk.start(change, selectionOf(requests));
    const { rows } = await bulk.end(key);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'done', 'done']);
    expect(await countEvents(portal, requests, 'assigned')).toEqual([1, 1, 1]);
  });

  it('changes due dates with a reason', async () => {
    const requests = await copies(2);
    const change = { kind: 'dueDate', dueDate: DUE_DATE, reason: 'Court order' };
    const { key } = await bulk.start(change, selectionOf(requests));
    expect((await bulk.end(key)).counts.done).toBe(2);
    expect(await requestContent(portal, requests[1]!.requestId)).toMatchObject({
      dueDate: DUE_DATE,
      dueDateChanges: [{ reason: 'Court order' }],
    });
  });

  it('reports for each request a due date that is too far from today', async () => {
    const requests = await copies(2);
    const change = { kind: 'dueDate', dueDate: '9999-12-31', reason: 'A typing error' };
    const { key } = await bulk.start(change, selectionOf(requests));
    const { rows } = await bulk.end(key);
    const failure = { code: 'invalid_input', message: DUE_DATE_OUT_OF_RANGE };
    expect(rows.map((row) => row.failure)).toEqual([failure, failure]);
    expect(await countEvents(portal, requests, 'due-date-changed')).toEqual([0, 0]);
  });

  it('replaces no change that the person has not seen, until they retry', async () => {
    const requests = await copies(2);
    const [changed] = requests;
    await requestCalls(portal, admin, changed!.requestId).changeStatus({ status: 'processing' });
    const { status } = await requestContent(portal, requests[1]!.requestId);
    const missing = { requestId: newRequestId() };
    const { key } = await bulk.start(onHold, seen([...requests, missing], status));
    const { rows } = await bulk.end(key);
    expect(rows.map(({ outcome, failure }) => [outcome, failure])).toEqual([
      ['failed', { code: 'conflict', message: 'Someone else changed the status' }],
      ['done', null],
      ['failed', { code: 'not_found', message: 'Request not found' }],
    ]);
    expect(await requestContent(portal, changed!.requestId)).toMatchObject({ status: 'processing' });

    await bulk.retry(key);
    const retried = await bulk.end(key);
    expect(retried.rows.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'failed']);
    expect(await countEvents(portal, requests, 'status-changed')).toEqual([2, 1]);
  });

  it('reports a status that was deleted in the meantime', async () => {
    const requests = await copies(2);
    const { key } = await bulk.start({ ...onHold, status: 'deleted_meanwhile' }, selectionOf(requests));
    const { rows } = await bulk.end(key);
    const failure = { code: 'invalid_input', message: 'This status does not exist' };
    expect(rows.map((row) => row.failure)).toEqual([failure, failure]);
    expect(await countEvents(portal, requests, 'status-changed')).toEqual([0, 0]);
  });

  it('leaves no request in a status that is deleted while it runs', async () => {
    const requests = await copies(40);
    const lists = managedListCalls(portal, staff);
    const doomed = await lists.newStatus(freshName('Doomed'));
    const target = (await lists.statuses()).find(({ key }) => key === 'processing')!;
    const change = { ...onHold, status: doomed.key };
    const key = randomUUID();
    const starting = bulk.start(change, selectionOf(requests), key);
    const soFar = await eventually('the first results', async () => {
      const response = await bulk.tryGet(key);
      if (response.status !== 200) return null;
      const progress = await bulk.get(key);
      return progress.counts.done > 0 ? progress : null;
    });
    // The results are known while it runs.
    expect(soFar.rows.length).toBeGreaterThanOrEqual(soFar.counts.done);
    expect((await lists.deleteStatus(doomed._id, { migrateToStatusId: target._id })).status).toBe(202);
    await starting;
    const { rows } = await bulk.end(key);
    await eventually('the end of the migration', async () =>
      (await lists.statuses()).every(({ _id }) => _id !== doomed._id),
    );
    const stored = await Promise.all(requests.map(({ requestId }) => requestContent(portal, requestId)));
    expect(stored.map(({ status }) => status)).not.toContain(doomed.key);
    const events = await countEvents(portal, requests, 'status-changed');
    for (const [index, { outcome, failure }] of rows.entries()) {
      // The change and the migration, both, or neither.
      const isUntouched = outcome === 'failed' && events[index] === 0;
      expect({ outcome, events: events[index] }).toEqual({ outcome, events: isUntouched ? 0 : 2 });
      expect(stored[index]!.status === 'processing').toBe(!isUntouched);
      expect([
        undefined,
        'This status does not exist',
        'Someone else is deleting this status. Please choose another one.',
      ]).toContain(failure?.message);
      expect(failure === null).toBe(outcome === 'done');
    }
    await bulk.retry(key);
    const retried = await bulk.end(key);
    expect(retried.counts).toMatchObject({ unchanged: 0, pending: 0 });
    expect(await countEvents(portal, requests, 'status-changed')).toEqual(events);
  });

  it('is found only by the person who started it', async () => {
    const requests = await copies(1);
    const { key } = await bulk.start(onHold, selectionOf(requests));
    expect((await bulk.tryGet(key)).status).toBe(200);
    expect((await bulkCalls(portal, admin).tryGet(key)).status).toBe(404);
  });

  it('changes all matching requests except those that were deselected', async () => {
    const facilityName = `Facility ${randomUUID()}`;
    const requests = Array.from({ length: 3 }, () => newListedRequest({ facilityName }));
    await storeAndListRequests(portal, requests);
    const [left] = requests;
    const matching = { kind: 'matching', filter: { facility: facilityName }, except: [left!.requestId] };
    const change = { kind: 'dueDate', dueDate: DUE_DATE, reason: 'Court order' };
    const { key } = await bulk.start(change, matching);
    const { rows } = await bulk.end(key);
    expect(rows.map(({ requestId }) => requestId).toSorted()).toEqual(
      requests
        .slice(1)
        .map(({ requestId }) => requestId)
        .toSorted(),
    );
    expect((await requestContent(portal, left!.requestId))['dueDate']).toBe('2031-01-01');
  });

  it('is refused for more than 500 requests or none', async () => {
    const requests = Array.from({ length: 501 }, () => ({ requestId: newRequestId() }));
    expect(await bulk.tryStart(onHold, selectionOf(requests))).toMatchObject({
      status: 400,
      error: { fields: expect.anything() },
    });
    const none = { kind: 'matching', filter: { facility: randomUUID() } };
    expect(await bulk.tryStart(onHold, none)).toMatchObject({
      status: 400,
      message: 'No request matches these filters anymore',
    });
  });

  it('stops when the person who started it is disabled', async () => {
    const leaver = await createStaff(portal);
    const requests = await copies(1);
    const calls = bulkCalls(portal, leaver);
    const { key } = await calls.start(onHold, selectionOf(requests));
    // As if its host had stopped before the first request.
    const [bulkId] = await bulkIdsOf(leaver);
    const container = await containerOf(portal, 'requests');
    await container.item('bulk-action', bulkId).patch([{ op: 'set', path: '/state', value: 'running' }]);
    expect((await calls.get(key)).counts.done).toBe(1);
    await container.item('rows|00', bulkId).patch([{ op: 'set', path: '/rows/0/outcome', value: 'pending' }]);
    await dataOf(portal.api, changeUser, {
      headers: { ...authHeaders(admin), ...randomIpHeader() },
      body: { action: 'disable', userId: leaver.userId },
    });
    await container.items.upsert({
      id: 'task|bulk-action',
      requestId: bulkId,
      type: 'task',
      due: new Date(0).toISOString(),
      attempts: 0,
      work: [{ kind: 'bulk-action' }],
    });
    await sweepOutbox(portal);
    await eventually('the end of its task', async () => (await pendingTasksOf(portal, bulkId!)).length === 0);
    const { resource } = await container.item('bulk-action', bulkId).read<{ state: string }>();
    expect(resource?.state).toBe('stopped');
  });
});

async function bulkIdsOf({ userId }: Person): Promise<string[]> {
  const { resources } = await (
    await containerOf(portal, 'requests')
  ).items
    .query<string>({
      query: 'SELECT VALUE c.requestId FROM c WHERE c.type = "bulk-action" AND c.userId = @userId',
      parameters: [{ name: '@userId', value: userId }],
    })
    .fetchAll();
  return resources;
}

describe('the export of a selection', () => {
  it('has the selected requests in their order, once, and names those that do not exist', async () => {
    const requests = await copies(2);
    const missing = { requestId: newRequestId() };
    const selection = selectionOf([...requests.toReversed(), missing, requests[1]!]);
    const headers = { ...authHeaders(staff), ...randomIpHeader() };
    const { csv, rows, notFound } = await dataOf(portal.api, exportSelectedRequests, {
      headers,
      body: { selection } as never,
    });
    expect(rows).toBe(2);
    expect(notFound).toEqual([missing.requestId]);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
      requests.toReversed().map(({ orderId }) => orderId),
    );
    const tooMany = {
      selection: selectionOf(Array.from({ length: 501 }, () => ({ requestId: newRequestId() }))),
    };
    expect((await callApi(portal.api, exportSelectedRequests, { headers, body: tooMany })).status).toBe(400);
  });
});
