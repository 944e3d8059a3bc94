import { randomUUID } from 'node:crypto';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { listManagedStatuses } from '@portal/contract/configuration/endpoints/manageStatuses.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { managedStatus, statusDeletion } from '@portal/contract/requests/schemas/requestStatus.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Person, signedUp, staffOf } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { sendUpdate, uploadForUpdate } from '../../support/requests/clientUpdates.ts';
import { consoleOf, rootOf } from '../../support/api/consoleCalls.ts';
import { sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { lookUp } from '../../support/requests/holder.ts';
import { changesOf, freshName, listsOf } from '../../support/operations/managedLists.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { type BorrowedPortal, borrowPortal } from '../../support/portal/borrowPortal.ts';
import { statusesOf } from '../../support/requests/statusesOf.ts';
import { containerOf, makeTasksDue } from '../../support/portal/stores.ts';
import { queueOf } from '../../support/requests/submissions.ts';

let portal: BorrowedPortal;
let staff: Person;
let lists: ReturnType<typeof listsOf>;

/** A portal of its own: what is deleted here is offered to nobody else. */
beforeAll(async () => {
  portal = await borrowPortal();
  staff = await staffOf(portal);
  lists = listsOf(portal, staff);
});
afterAll(() => portal.stop());

const ofKey = async (key: string) => (await lists.statuses()).find((status) => status.key === key);
const onOffer = async () => (await dataOf(portal.api, listRequestStatuses)).map(({ key }) => key);

async function requestIn(status: string) {
  const submitted = await submitRequest(portal);
  const answer = await consoleOf(portal, staff, submitted.requestId).move({ status });
  expect(answer).toMatchObject({ status: 200 });
  return submitted;
}

describe('a status', () => {
  it('gets a key from its label, and keeps it when the label changes', async () => {
    const made = await lists.addStatus({ label: 'Besoin d’été <i>!</i>', description: 'x', order: 9 });
    expect(made).toMatchObject({ status: 201, message: 'Status created successfully' });
    const { _id, key } = managedStatus.parse(made.data);
    expect(key).toBe('besoin_d_ete_i_i');
    const changed = { label: 'Renamed', color: 'red', description: '', order: 1, key: 'other' };
    expect(await lists.editStatus(_id, changed)).toMatchObject({
      status: 200,
      message: 'Status updated successfully',
      data: { _id, key, label: 'Renamed', color: 'red', order: 1 },
    });
    expect(await onOffer()).toContain(key);
  });

  it('is found by its label in the list and the queue, also after a change', async () => {
    const before = freshName('Off to the');
    const { _id, key } = await lists.newStatus(before);
    const { requestId, orderId } = await requestIn(key);
    const headers = as(staff);
    const isFound = async (label: string) => {
      const search = `${orderId} ${label}`;
      const list = await dataOf(portal.api, getAllClientRequests, { headers, query: { search } });
      const queue = await queueOf(portal, staff).list({ search, state: 'all' });
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

  it('has a unique label, ignoring case and spaces, even if two are added at once', async () => {
    const label = freshName('Twice');
    const wanted = [label, ` ${label.toUpperCase()} `, label.replace(' ', '  ')];
    const answers = await Promise.all(wanted.map((one) => lists.addStatus({ label: one })));
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
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
    const { requestId } = await requestIn(key);
    const said = { label, color: 'blue', description: '', order: 0 };
    expect(await lists.editStatus(_id, { ...said, isActive: false })).toMatchObject({ status: 200 });
    expect(await onOffer()).not.toContain(key);
    expect(await rootOf(portal, requestId)).toMatchObject({ status: key });
    const other = await submitRequest(portal);
    expect(await consoleOf(portal, staff, other.requestId).move({ status: key })).toMatchObject({
      status: 400,
    });
    await lists.editStatus(_id, { ...said, isActive: true });
    expect(await onOffer()).toContain(key);
  });

  it.each([
    [{ label: '' }, 'label', 'Status label is required'],
    [{ label: 'x'.repeat(201) }, 'label', 'Please use at most 200 characters'],
    [{ label: 'A', color: 'mauve' }, 'color', 'Please choose one of the colors'],
    [{ label: 'A', color: undefined }, 'color', 'Please choose one of the colors'],
    [{ label: 'A', order: -5 }, 'order', 'Please enter an order of 0 or more'],
    [{ label: 'A', order: 1e12 }, 'order', 'Please enter an order of at most 9999'],
  ])('is not %j', async (body, field, message) => {
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

describe('who reads the list', () => {
  it('clients and the public see only labels and colors of active statuses', async () => {
    for (const status of await dataOf(portal.api, listRequestStatuses)) {
      expect(Object.keys(status).toSorted()).toEqual(['_id', 'color', 'key', 'label', 'order']);
    }
    const [raw] = (await callApi(portal.api, listRequestStatuses)).data as object[];
    expect(Object.keys(raw!).toSorted()).toEqual(['_id', 'color', 'key', 'label', 'order']);
  });

  it('clients and the public cannot request all of them', async () => {
    const all = (headers: Record<string, string>) =>
      callApi(portal.api, listManagedStatuses, { headers, query: { showAll: 'true' } });
    expect(await all({})).toMatchObject({ status: 401 });
    expect(await all(as(await signedUp(portal)))).toMatchObject({ status: 403 });
  });
});

describe('deleting a status', () => {
  it.each(['pending', 'completed', 'cancelled'])('is refused for %s, whatever is asked', async (key) => {
    const { _id, label } = (await ofKey(key))!;
    const { _id: other } = (await ofKey('processing'))!;
    for (const choice of [undefined, {}, { force: true }, { migrateToStatusId: other }]) {
      expect(await lists.deleteStatus(_id, choice)).toMatchObject({
        status: 409,
        message: `Cannot delete critical system status "${label}". This status is required for system operation.`,
      });
    }
    expect(await onOffer()).toContain(key);
  });

  it.each(['on_hold', 'update_requested'])(
    'only deactivates %s, which the portal gives by itself, and it can be put back',
    async (key) => {
      const { _id, label, color, description, order } = (await ofKey(key))!;
      const { _id: other } = (await ofKey('processing'))!;
      expect(await lists.deleteStatus(_id, { migrateToStatusId: other })).toMatchObject({
        status: 409,
        message: 'The portal sets this status automatically. You can only deactivate it.',
      });
      expect(await lists.deleteStatus(_id)).toMatchObject({
        status: 200,
        message: 'Status deactivated successfully',
        data: { outcome: 'deactivated' },
      });
      expect(await ofKey(key)).toMatchObject({ isActive: false });
      expect(await onOffer()).not.toContain(key);
      const back = { label, color, description, order, isActive: true };
      expect(await lists.editStatus(_id, back)).toMatchObject({ status: 200 });
      expect(await onOffer()).toContain(key);
    },
  );

  it('that the portal sets still lets a client update a request, and shows its label', async () => {
    const { _id, label, color, description, order } = (await ofKey('update_requested'))!;
    await lists.deleteStatus(_id);
    const submitted = await submitRequest(portal);
    const { requestId } = submitted;
    const updateId = randomUUID();
    const fileId = await uploadForUpdate(portal, submitted, updateId);
    const uploadedFiles = [{ fileId }];
    expect(await sendUpdate(portal, submitted, { updateId, uploadedFiles })).toMatchObject({ status: 200 });
    const seen = await lookUp(portal, submitted);
    expect(seen.statusHistory.at(-1)).toMatchObject({ status: 'update_requested', label, color });
    expect(await rootOf(portal, requestId)).toMatchObject({ status: 'update_requested' });
    await lists.editStatus(_id, { label, color, description, order, isActive: true });
  });

  it('leaves its label and color in the history that staff and client read', async () => {
    const { _id, key, label } = await lists.newStatus(freshName('Passed'));
    const submitted = await requestIn(key);
    const console = consoleOf(portal, staff, submitted.requestId);
    await console.move({ status: 'processing' });
    expect(await lists.deleteStatus(_id)).toMatchObject({ data: { outcome: 'deleted' } });
    const told = { status: key, label, color: 'blue' };
    expect((await lookUp(portal, submitted)).statusHistory[1]).toMatchObject(told);
    const { data } = await console.read();
    expect((data as { statusHistory: object[] }).statusHistory[1]).toMatchObject(told);
  });

  it.each(['pending', 'completed', 'cancelled'])('%s cannot be put out of use either', async (key) => {
    const { _id, label, color, order } = (await ofKey(key))!;
    const off = { label, color, order, isActive: false };
    expect(await lists.editStatus(_id, off)).toMatchObject({ status: 409 });
  });

  it('happens at once if it is unused, and only once; its key is never reused', async () => {
    const label = freshName('Unused');
    const { _id, key } = await lists.newStatus(label);
    expect(await lists.deleteStatus(_id)).toMatchObject({
      status: 200,
      message: 'Status deleted successfully',
      data: { outcome: 'deleted', usageCount: 0, sampleRequests: [] },
    });
    expect(await ofKey(key)).toBeUndefined();
    expect(await lists.deleteStatus(_id)).toMatchObject({ status: 404 });
    expect((await lists.newStatus(label)).key).toBe(`${key}_2`);
    expect((await changesOf(portal, _id)).map(({ action }) => action)).toEqual(['added', 'deleted']);
  });

  it('names up to three requests that use it, and changes nothing', async () => {
    const { _id, key } = await lists.newStatus(freshName('Used'));
    const requests = [];
    for (let index = 0; index < 4; index++) requests.push(await requestIn(key));
    const answer = await lists.deleteStatus(_id);
    expect(answer).toMatchObject({ status: 200, message: 'Some requests still have this status' });
    const { outcome, usageCount, sampleRequests } = statusDeletion.parse(answer.data);
    expect({ outcome, usageCount }).toEqual({ outcome: 'in-use', usageCount: 4 });
    expect(sampleRequests.map(({ orderId }) => orderId)).toEqual(
      requests
        .slice(1)
        .map(({ orderId }) => orderId)
        .toReversed(),
    );
    expect(sampleRequests[0]).toMatchObject({ facilityName: expect.any(String) as string });
    expect(await onOffer()).toContain(key);
  });

  it('by force deactivates it and leaves the requests unchanged', async () => {
    const { _id, key } = await lists.newStatus(freshName('Forced'));
    const { requestId } = await requestIn(key);
    expect(await lists.deleteStatus(_id, { force: true })).toMatchObject({
      data: { outcome: 'deactivated' },
    });
    expect(await ofKey(key)).toMatchObject({ isActive: false, migration: null });
    expect(await rootOf(portal, requestId)).toMatchObject({ status: key });
  });

  it('reports its result, and refuses a concurrent change to it', async () => {
    const label = freshName('Raced');
    const seenOutcomes = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const { _id, key } = await lists.newStatus(`${label} ${round}`);
      const requests = await Promise.all(Array.from({ length: 4 }, () => submitRequest(portal)));
      const moving = requests.map(({ requestId }) =>
        consoleOf(portal, staff, requestId).move({ status: key }),
      );
      // Some of the changes are on their way already, some begin with the deletion.
      if (round % 2) await moving[0];
      const deletion = await lists.deleteStatus(_id);
      const moves = await Promise.all(moving);
      const { outcome } = statusDeletion.parse(deletion.data);
      seenOutcomes.add(outcome);
      const isActive = (await ofKey(key))?.isActive;
      expect([outcome, isActive]).toEqual(outcome === 'deleted' ? ['deleted', undefined] : ['in-use', true]);
      const roots = await Promise.all(requests.map(({ requestId }) => rootOf(portal, requestId)));
      // Whoever is told that the change was made finds it made, and a deleted status is on no request.
      expect(roots.map(({ status }) => status)).toEqual(
        moves.map(({ status }) => (status === 200 && outcome !== 'deleted' ? key : 'pending')),
      );
      expect(moves.filter(({ status }) => ![200, 400, 409].includes(status))).toEqual([]);
      expect(outcome === 'deleted' && moves.some(({ status }) => status === 200)).toBe(false);
    }
    expect(seenOutcomes).toContain('in-use');
  });

  it('returns a request that another instance moved late to its previous status', async () => {
    const { _id, key } = await lists.newStatus(freshName('Late'));
    const { requestId } = await submitRequest(portal);
    const { move } = consoleOf(portal, staff, requestId);
    await move({ status: 'under_review' });
    await lists.deleteStatus(_id);
    const requests = await containerOf(portal, 'requests');
    await requests.item('root', requestId).patch([{ op: 'set', path: '/status', value: key }]);
    await move({ status: key, notes: 'Looked at' });
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect(await rootOf(portal, requestId)).toMatchObject({ status: 'under_review' });
    expect(await ofKey(key)).toBeUndefined();
  });

  it('leaves no request with a missing status under concurrent changes', async () => {
    const { _id, key } = await lists.newStatus(freshName('Raced'));
    const requests = await Promise.all(Array.from({ length: 6 }, () => submitRequest(portal)));
    await Promise.all([
      ...requests.map(({ requestId }) => consoleOf(portal, staff, requestId).move({ status: key })),
      lists.deleteStatus(_id),
    ]);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    const known = new Set((await lists.statuses()).map((status) => status.key));
    for (const { requestId } of requests) {
      const { status } = await rootOf(portal, requestId);
      expect(known).toContain(status);
    }
  });
});
