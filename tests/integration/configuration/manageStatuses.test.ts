import { randomUUID } from 'node:crypto';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listManagedStatuses } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { managedStatus, statusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { requestCalls, requestContent } from '../../support/api/requestCalls.ts';
import { sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { lookUp } from '../../support/requests/holder.ts';
import { auditedChangesOf, freshName, managedListCalls } from '../../support/operations/managedListCalls.ts';
import { storeRequest } from '../../support/requests/listedRequests.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';
import { containerOf, makeTasksDue } from '../../support/portal/stores.ts';
import { intakeCalls } from '../../support/requests/intakeCalls.ts';

let portal: BorrowedPortal;
let staff: Person;
let lists: ReturnType<typeof managedListCalls>;

/** A separate portal, because these tests delete statuses. */
beforeAll(async () => {
  portal = await borrowPortal({ faultInjection: false });
  staff = await createStaff(portal);
  lists = managedListCalls(portal, staff);
});
afterAll(() => portal.stop());

const statusByKey = async (key: string) => (await lists.statuses()).find((status) => status.key === key);
const offeredKeys = async () => (await dataOf(portal.api, listRequestStatuses)).map(({ key }) => key);

async function storeWithStatus(status: string) {
  const request = await storeRequest(portal);
  const response = await requestCalls(portal, staff, request.requestId).changeStatus({ status });
  expect(response).toMatchObject({ status: 200 });
  return request;
}

describe('a status', () => {
  it('gets a key from its label, and keeps it when the label changes', async () => {
    const created = await lists.addStatus({ label: 'Besoin d’été <i>!</i>', description: 'x', order: 9 });
    expect(created).toMatchObject({ status: 201, message: 'Status created successfully' });
    const { _id, key } = managedStatus.parse(created.data);
    expect(key).toBe('besoin_d_ete_i_i');
    const changed = { label: 'Renamed', color: 'red', description: '', order: 1, key: 'other' };
    expect(await lists.editStatus(_id, changed)).toMatchObject({
      status: 200,
      message: 'Status updated successfully',
      data: { _id, key, label: 'Renamed', color: 'red', order: 1 },
    });
    expect(await offeredKeys()).toContain(key);
  });

  it('is found by its label in the list and the queue, even after a rename', async () => {
    const before = freshName('Off to the');
    const { _id, key } = await lists.newStatus(before);
    const { requestId, orderId } = await storeWithStatus(key);
    const headers = authHeaders(staff);
    const isFound = async (label: string) => {
      const search = `${orderId} ${label}`;
      const list = await dataOf(portal.api, getAllClientRequests, { headers, query: { search } });
      const queue = await intakeCalls(portal, staff).list({ search, state: 'all' });
      return [
        list.requests.some((row) => row._id === requestId),
        queue.submissions.some((row) => row._id === requestId),
      ];
    };
    await eventually('the listing', async () => {
      await sweepOutbox(portal);
      return (await isFound(before)).every(Boolean);
    });
    const renamed = freshName('On to X of 2');
    expect(await lists.editStatus(_id, { label: renamed, color: 'red', order: 1 })).toMatchObject({
      status: 200,
    });
    expect(await isFound(renamed)).toEqual([true, true]);
    expect(await isFound(before)).toEqual([false, false]);
  });

  it('has a unique label, ignoring case and spaces, even if several are added at once', async () => {
    const label = freshName('Twice');
    const labels = [label, ` ${label.toUpperCase()} `, label.replace(' ', '  ')];
    const responses = await Promise.all(labels.map((one) => lists.addStatus({ label: one })));
    expect(sortedStatuses(responses)).toEqual([201, 409, 409]);
  });

  it('gets its own key if the label yields none or a taken one', async () => {
    const keys: string[] = [];
    for (const label of ['All', 'Pending!', '待处理', '???']) {
      keys.push(managedStatus.parse((await lists.addStatus({ label })).data).key);
    }
    expect(keys).toEqual(['all_2', 'pending_2', 'status', 'status_2']);
  });

  it('that is deactivated is not offered, stays on requests, and can be reactivated', async () => {
    const { _id, key, label } = await lists.newStatus(freshName('Resting'));
    const { requestId } = await storeWithStatus(key);
    const fields = { label, color: 'blue', description: '', order: 0 };
    expect(await lists.editStatus(_id, { ...fields, isActive: false })).toMatchObject({ status: 200 });
    expect(await offeredKeys()).not.toContain(key);
    expect(await requestContent(portal, requestId)).toMatchObject({ status: key });
    const other = await storeRequest(portal);
    expect(await requestCalls(portal, staff, other.requestId).changeStatus({ status: key })).toMatchObject({
      status: 400,
      message: 'This status does not exist',
      error: { fields: { status: 'This status does not exist' } },
    });
    expect(await requestContent(portal, other.requestId)).toMatchObject({ status: 'pending', seq: 1 });
    await lists.editStatus(_id, { ...fields, isActive: true });
    expect(await offeredKeys()).toContain(key);
  });

  it('that is deactivated accepts notes and a new status on its requests, but no return', async () => {
    const { _id, key, label } = await lists.newStatus(freshName('Leaving'));
    const { requestId } = await storeWithStatus(key);
    await lists.editStatus(_id, { label, color: 'blue', description: '', order: 0, isActive: false });
    const { changeStatus } = requestCalls(portal, staff, requestId);
    expect(await changeStatus({ status: key, notes: 'Waiting', isPrivate: true })).toMatchObject({
      status: 200,
    });
    expect(await changeStatus({ status: 'processing', seenStatus: key })).toMatchObject({ status: 200 });
    expect(await changeStatus({ status: key })).toMatchObject({ status: 400 });
    expect(await requestContent(portal, requestId)).toMatchObject({ status: 'processing' });
  });

  it.each([
    [{ label: '' }, 'label', 'Status label is required'],
    [{ label: 'x'.repeat(201) }, 'label', 'Please use at most 200 characters'],
    [{ label: 'A', color: 'mauve' }, 'color', 'Please choose one of the colors'],
    [{ label: 'A', color: undefined }, 'color', 'Please choose one of the colors'],
    [{ label: 'A', order: -5 }, 'order', 'Please enter an order of 0 or more'],
    [{ label: 'A', order: 1e12 }, 'order', 'Please enter an order of at most 9999'],
  ])('is refused when it is %j', async (body, field, message) => {
    expect(await lists.addStatus(body)).toMatchObject({
      status: 400,
      error: { fields: { [field]: message } },
    });
  });

  it('with an order that is not a number gets the order 0', async () => {
    expect(await lists.addStatus({ label: freshName('Odd'), order: 'third' })).toMatchObject({
      data: { order: 0 },
    });
  });
});

describe('the list of statuses', () => {
  it('shows clients and the public only labels and colors of active statuses', async () => {
    for (const status of await dataOf(portal.api, listRequestStatuses)) {
      expect(Object.keys(status).toSorted()).toEqual(['_id', 'color', 'key', 'label', 'order']);
    }
    const [raw] = (await callApi(portal.api, listRequestStatuses)).data as object[];
    expect(Object.keys(raw!).toSorted()).toEqual(['_id', 'color', 'key', 'label', 'order']);
  });

  it('does not show clients and the public inactive statuses', async () => {
    const all = (headers: Record<string, string>) =>
      callApi(portal.api, listManagedStatuses, { headers, query: { showAll: 'true' } });
    expect(await all({})).toMatchObject({ status: 401 });
    expect(await all(authHeaders(await signUpPerson(portal)))).toMatchObject({ status: 403 });
  });
});

describe('deleting a status', () => {
  it.each(['pending', 'completed', 'cancelled'])(
    'is refused for %s, whatever the call asks for',
    async (key) => {
      const { _id, label } = (await statusByKey(key))!;
      const { _id: other } = (await statusByKey('processing'))!;
      for (const choice of [undefined, {}, { force: true }, { migrateToStatusId: other }]) {
        expect(await lists.deleteStatus(_id, choice)).toMatchObject({
          status: 409,
          message: `Cannot delete critical system status "${label}". This status is required for system operation.`,
        });
      }
      expect(await offeredKeys()).toContain(key);
    },
  );

  it.each(['on_hold', 'update_requested'])(
    'only deactivates %s, which the portal sets automatically, and it can be reactivated',
    async (key) => {
      const { _id, label, color, description, order } = (await statusByKey(key))!;
      const { _id: other } = (await statusByKey('processing'))!;
      expect(await lists.deleteStatus(_id, { migrateToStatusId: other })).toMatchObject({
        status: 409,
        message: 'The portal sets this status automatically. You can only deactivate it.',
      });
      expect(await lists.deleteStatus(_id)).toMatchObject({
        status: 200,
        message: 'Status deactivated successfully',
        data: { outcome: 'deactivated' },
      });
      expect(await statusByKey(key)).toMatchObject({ isActive: false });
      expect(await offeredKeys()).not.toContain(key);
      const back = { label, color, description, order, isActive: true };
      expect(await lists.editStatus(_id, back)).toMatchObject({ status: 200 });
      expect(await offeredKeys()).toContain(key);
    },
  );

  it('that the portal sets still lets a client update a request, which keeps its status', async () => {
    const { _id, label, color, description, order } = (await statusByKey('update_requested'))!;
    await lists.deleteStatus(_id);
    const submitted = await submitRequest(portal);
    const { requestId } = submitted;
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, submitted, updateId);
    const uploadedFiles = [{ fileId }];
    expect(await sendUpdate(portal, submitted, { updateId, uploadedFiles })).toMatchObject({ status: 200 });
    const seen = await lookUp(portal, submitted);
    expect(seen.statusHistory.at(-1)).toMatchObject({ status: 'pending' });
    expect(seen.updates).toHaveLength(1);
    expect(await requestContent(portal, requestId)).toMatchObject({ status: 'pending' });
    await lists.editStatus(_id, { label, color, description, order, isActive: true });
  });

  it('keeps its label and color in the history of requests', async () => {
    const { _id, key, label } = await lists.newStatus(freshName('Passed'));
    const submitted = await submitRequest(portal);
    const calls = requestCalls(portal, staff, submitted.requestId);
    await calls.changeStatus({ status: key });
    await calls.changeStatus({ status: 'processing' });
    expect(await lists.deleteStatus(_id)).toMatchObject({ data: { outcome: 'deleted' } });
    const entry = { status: key, label, color: 'blue' };
    expect((await lookUp(portal, submitted)).statusHistory[1]).toMatchObject(entry);
    const { data } = await calls.read();
    expect((data as { statusHistory: object[] }).statusHistory[1]).toMatchObject(entry);
  });

  it.each(['pending', 'completed', 'cancelled'])(
    'is refused for %s when done by deactivation',
    async (key) => {
      const { _id, label, color, order } = (await statusByKey(key))!;
      const off = { label, color, order, isActive: false };
      expect(await lists.editStatus(_id, off)).toMatchObject({ status: 409 });
    },
  );

  it('happens at once if it is unused, and only once; its key is never reused', async () => {
    const label = freshName('Unused');
    const { _id, key } = await lists.newStatus(label);
    expect(await lists.deleteStatus(_id)).toMatchObject({
      status: 200,
      message: 'Status deleted successfully',
      data: { outcome: 'deleted', usageCount: 0, sampleRequests: [] },
    });
    expect(await statusByKey(key)).toBeUndefined();
    expect(await lists.deleteStatus(_id)).toMatchObject({ status: 404 });
    expect((await lists.newStatus(label)).key).toBe(`${key}_2`);
    expect((await auditedChangesOf(portal, _id)).map(({ action }) => action)).toEqual(['added', 'deleted']);
  });

  it('names up to three requests that use it, and changes nothing', async () => {
    const { _id, key } = await lists.newStatus(freshName('Used'));
    const requests = [];
    for (let index = 0; index < 4; index++) requests.push(await storeWithStatus(key));
    const response = await lists.deleteStatus(_id);
    expect(response).toMatchObject({ status: 200, message: 'Some requests still have this status' });
    const { outcome, usageCount, sampleRequests } = statusDeletion.parse(response.data);
    expect({ outcome, usageCount }).toEqual({ outcome: 'in-use', usageCount: 4 });
    expect(sampleRequests.map(({ orderId }) => orderId)).toEqual(
      requests
        .slice(1)
        .map(({ orderId }) => orderId)
        .toReversed(),
    );
    expect(sampleRequests[0]).toMatchObject({ facilityName: expect.any(String) as string });
    expect(await offeredKeys()).toContain(key);
  });

  it('with force deactivates it and leaves the requests unchanged', async () => {
    const { _id, key } = await lists.newStatus(freshName('Forced'));
    const { requestId } = await storeWithStatus(key);
    expect(await lists.deleteStatus(_id, { force: true })).toMatchObject({
      data: { outcome: 'deactivated' },
    });
    expect(await statusByKey(key)).toMatchObject({ isActive: false, migration: null });
    expect(await requestContent(portal, requestId)).toMatchObject({ status: key });
  });

  it('reports its result, and refuses a concurrent change to it', async () => {
    const label = freshName('Raced');
    const seenOutcomes = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const { _id, key } = await lists.newStatus(`${label} ${round}`);
      const requests = await Promise.all(Array.from({ length: 4 }, () => storeRequest(portal)));
      const moving = requests.map(({ requestId }) =>
        requestCalls(portal, staff, requestId).changeStatus({ status: key }),
      );
      // In every second round one change is finished before the deletion; the others run concurrently.
      if (round % 2) await moving[0];
      const deletion = await lists.deleteStatus(_id);
      const responses = await Promise.all(moving);
      const { outcome } = statusDeletion.parse(deletion.data);
      seenOutcomes.add(outcome);
      const isActive = (await statusByKey(key))?.isActive;
      expect([outcome, isActive]).toEqual(outcome === 'deleted' ? ['deleted', undefined] : ['in-use', true]);
      const stored = await Promise.all(requests.map(({ requestId }) => requestContent(portal, requestId)));
      // A confirmed change was made, and no request has a deleted status.
      expect(stored.map(({ status }) => status)).toEqual(
        responses.map(({ status }) => (status === 200 && outcome !== 'deleted' ? key : 'pending')),
      );
      expect(responses.filter(({ status }) => ![200, 400, 409].includes(status))).toEqual([]);
      expect(outcome === 'deleted' && responses.some(({ status }) => status === 200)).toBe(false);
    }
    expect(seenOutcomes).toContain('in-use');
  });

  it('returns a request that another instance moved late to its previous status', async () => {
    const { _id, key } = await lists.newStatus(freshName('Late'));
    const { requestId } = await storeRequest(portal);
    const { changeStatus } = requestCalls(portal, staff, requestId);
    await changeStatus({ status: 'under_review' });
    await lists.deleteStatus(_id);
    const requests = await containerOf(portal, 'requests');
    await requests.item('root', requestId).patch([{ op: 'set', path: '/status', value: key }]);
    await changeStatus({ status: key, notes: 'Looked at' });
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect(await requestContent(portal, requestId)).toMatchObject({ status: 'under_review' });
    expect(await statusByKey(key)).toBeUndefined();
  });

  it('leaves no request with a missing status under concurrent changes', async () => {
    const { _id, key } = await lists.newStatus(freshName('Raced'));
    const requests = await Promise.all(Array.from({ length: 6 }, () => storeRequest(portal)));
    await Promise.all([
      ...requests.map(({ requestId }) =>
        requestCalls(portal, staff, requestId).changeStatus({ status: key }),
      ),
      lists.deleteStatus(_id),
    ]);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    const keys = new Set((await lists.statuses()).map((status) => status.key));
    for (const { requestId } of requests) {
      const { status } = await requestContent(portal, requestId);
      expect(keys).toContain(status);
    }
  });
});
