import { addDays, latestDayOnEarth } from '@portal/contract/fields/dates.ts';
import {
  assignRequest,
  changeDueDate,
  listAssignees,
} from '@portal/contract/requests/endpoints/assignment.ts';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signUpPerson,
  createStaff,
} from '../../../support/accounts/accounts.ts';
import { copySubmission } from '../../../support/requests/copySubmission.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { requestCalls, submitForClient, requestContent } from '../../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { submitRequest } from '../../../support/requests/order.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { containerOf, documentsOf, pendingTasksOf } from '../../../support/portal/stores.ts';

const portal = inject('portal');
const DUE_DATE = addDays(latestDayOnEarth(new Date()), 400);
const REASON = 'Zebra-reason: the patient is in hospital';

let staff: Person;
let admin: Person;
let client: Person;
beforeAll(async () => {
  [staff, admin, client] = await Promise.all([createStaff(portal), getAdmin(portal), signUpPerson(portal)]);
});

const headersOf = (person: Person) => ({ ...authHeaders(person), ...randomIpHeader() });
const assign = (person: Person, body: object) =>
  callApi(portal.api, assignRequest, { headers: headersOf(person), body });
const moveDueDate = (person: Person, body: object) =>
  callApi(portal.api, changeDueDate, { headers: headersOf(person), body });
const list = (person: Person, query: Record<string, string>) =>
  dataOf(portal.api, getAllClientRequests, { headers: headersOf(person), query });
/** Waits until the list has the last change of a request. */
const listed = (requestId: string) =>
  eventually('the end of its tasks', async () => (await pendingTasksOf(portal, requestId)).length === 0);
const eventsOf = async (requestId: string, kind: string) =>
  (await documentsOf(portal, requestId, 'event')).filter((event) => event['kind'] === kind);

describe('assigning a request', () => {
  it('adds it to the assignee’s list and removes it again', async () => {
    const { requestId, orderId } = await submitRequest(portal);
    const search = { search: orderId };
    await listed(requestId);
    const [unassigned] = (await list(staff, { ...search, assignee: 'unassigned' })).requests;
    expect(unassigned).toMatchObject({ _id: requestId, assignee: null });

    expect(await assign(admin, { requestId, assigneeId: staff.userId, seen: null })).toMatchObject({
      status: 200,
      message: 'Assignment saved',
      data: { requestId, assigneeId: staff.userId },
    });
    await listed(requestId);
    const assignee = { userId: staff.userId, name: 'Casey Example' };
    for (const [person, of] of [
      [staff, 'mine'],
      [admin, staff.userId],
      [admin, 'all'],
    ] as const) {
      const { requests } = await list(person, { ...search, assignee: of });
      expect(requests).toMatchObject([{ _id: requestId, assignee }]);
    }
    expect((await list(admin, { ...search, assignee: 'mine' })).requests).toEqual([]);
    expect((await list(staff, { ...search, assignee: 'unassigned' })).requests).toEqual([]);
    expect((await requestCalls(portal, staff, requestId).read()).data).toMatchObject({ assignee });

    await assign(staff, { requestId, assigneeId: null, seen: staff.userId });
    await listed(requestId);
    expect((await list(staff, { ...search, assignee: 'mine' })).requests).toEqual([]);
    expect((await requestCalls(portal, staff, requestId).read()).data).toMatchObject({ assignee: null });
    expect((await eventsOf(requestId, 'assigned')).map(({ by, details }) => ({ by, details }))).toEqual([
      { by: { kind: 'admin', id: admin.userId }, details: { from: null, to: staff.userId } },
      { by: { kind: 'staff', id: staff.userId }, details: { from: staff.userId, to: null } },
    ]);
  });

  it('counts rows older than assignees as unassigned', async () => {
    const { requestId, orderId } = await submitRequest(portal);
    // The tasks of a submission also write the row.
    await listed(requestId);
    const views = await containerOf(portal, 'views');
    const pk = `list|${new Date().toISOString().slice(0, 7)}`;
    await views.item(requestId, pk).patch([{ op: 'remove', path: '/assigneeId' }]);
    const { requests } = await list(staff, { search: orderId, assignee: 'unassigned' });
    expect(requests).toMatchObject([{ _id: requestId, assignee: null }]);
  });

  it('refuses the second writer and overwrites nothing', async () => {
    const { requestId } = await copySubmission(portal);
    await assign(admin, { requestId, assigneeId: staff.userId, seen: null });
    expect(await assign(staff, { requestId, assigneeId: admin.userId, seen: null })).toMatchObject({
      status: 409,
      error: { code: 'conflict', fields: { assigneeId: expect.any(String) } },
    });
    expect((await requestContent(portal, requestId))['assigneeId']).toBe(staff.userId);
    const again = await assign(staff, { requestId, assigneeId: staff.userId, seen: null });
    expect(again.status).toBe(200);
    expect(await eventsOf(requestId, 'assigned')).toHaveLength(1);
  });

  it('gives it to one of ten concurrent assignees', async () => {
    const { requestId } = await copySubmission(portal);
    const requested = Array.from({ length: 10 }, (_, index) => (index % 2 ? staff.userId : admin.userId));
    const results = await Promise.all(
      requested.map((assigneeId) => assign(staff, { requestId, assigneeId, seen: null })),
    );
    const { assigneeId } = await requestContent(portal, requestId);
    // Calls with the winning assignee also succeed.
    expect(results.map(({ status }) => status)).toEqual(
      requested.map((id) => (id === assigneeId ? 200 : 409)),
    );
    expect(await eventsOf(requestId, 'assigned')).toHaveLength(1);
  });

  it('is possible only to active staff', async () => {
    const { requestId } = await copySubmission(portal);
    const disabled = await createStaff(portal);
    const names = await dataOf(portal.api, listAssignees, { headers: headersOf(staff) });
    expect(names.map(({ userId }) => userId)).toEqual(
      expect.arrayContaining([staff.userId, admin.userId, disabled.userId]),
    );
    expect(names).not.toContainEqual(expect.objectContaining({ userId: client.userId }));
    await dataOf(portal.api, changeUser, {
      headers: headersOf(admin),
      body: { action: 'disable', userId: disabled.userId },
    });
    const remaining = await dataOf(portal.api, listAssignees, { headers: headersOf(staff) });
    expect(remaining).not.toContainEqual(expect.objectContaining({ userId: disabled.userId }));
    for (const assigneeId of [disabled.userId, client.userId, `usr_${'x'.repeat(24)}`, 'mine', '']) {
      expect(await assign(staff, { requestId, assigneeId })).toMatchObject({
        status: 400,
        error: { fields: { assigneeId: expect.any(String) } },
      });
    }
    expect((await requestContent(portal, requestId))['assigneeId']).toBeNull();
  });
});

describe('changing a due date', () => {
  it('moves it in the list and the request, and shows staff why', async () => {
    const { requestId, orderId } = await submitRequest(portal);
    await listed(requestId);
    const { dueDate } = (await list(staff, { search: orderId })).requests[0]!;
    const result = await moveDueDate(staff, {
      requestId,
      dueDate: DUE_DATE,
      reason: REASON,
      seen: dueDate,
    });
    expect(result).toMatchObject({ status: 200, data: { dueDate: DUE_DATE } });
    await listed(requestId);
    const day = { dueDateFrom: DUE_DATE, dueDateTo: DUE_DATE };
    expect((await list(staff, { search: orderId, ...day })).requests).toMatchObject([
      { _id: requestId, dueDate: DUE_DATE },
    ]);
    expect((await requestCalls(portal, admin, requestId).read()).data).toMatchObject({
      dueDate: DUE_DATE,
      dueDateChanges: [{ from: dueDate, to: DUE_DATE, changedByName: 'Casey Example', reason: REASON }],
    });
  });

  it('shows the reason only to staff, and not in the audit trail', async () => {
    const { requestId } = await submitForClient(portal, client);
    await moveDueDate(staff, { requestId, dueDate: DUE_DATE, reason: REASON });
    await assign(staff, { requestId, assigneeId: staff.userId });
    const events = await documentsOf(portal, requestId, 'event');
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'due-date-changed', by: { kind: 'staff', id: staff.userId } }),
    );
    const { data } = await requestCalls(portal, client, requestId).read();
    await listed(requestId);
    const own = await list(client, { assignee: staff.userId });
    expect(own.requests).toMatchObject([{ _id: requestId }]);
    expect(own.requests[0]).not.toHaveProperty('assignee');
    for (const response of [events, data, own])
      expect(JSON.stringify(response)).not.toContain('Zebra-reason');
    for (const response of [data, own]) expect(JSON.stringify(response)).not.toContain(staff.userId);
  });

  it('refuses the second writer and overwrites nothing', async () => {
    const { requestId } = await copySubmission(portal);
    await moveDueDate(admin, { requestId, dueDate: DUE_DATE, reason: 'First' });
    const late = await moveDueDate(staff, {
      requestId,
      dueDate: addDays(DUE_DATE, 30),
      reason: 'Second',
      seen: '2026-01-01',
    });
    expect(late).toMatchObject({ status: 409, error: { fields: { dueDate: expect.any(String) } } });
    expect((await requestContent(portal, requestId))['dueDate']).toBe(DUE_DATE);
  });

  it.each([
    { reason: '' },
    { reason: '   ' },
    { reason: 'x'.repeat(501) },
    { reason: undefined },
    { dueDate: '2026-02-30' },
    { dueDate: '' },
    { dueDate: 'tomorrow' },
    { dueDate: '0001-01-01' },
    { dueDate: '2000-01-01' },
    { dueDate: '9999-12-31' },
  ])('refuses %j', async (wrong) => {
    const { requestId } = await copySubmission(portal);
    const body = { requestId, dueDate: DUE_DATE, reason: 'Agreed', ...wrong };
    expect(await moveDueDate(staff, body)).toMatchObject({
      status: 400,
      error: { code: 'invalid_input', fields: { [Object.keys(wrong)[0]!]: expect.any(String) } },
    });
  });
});

it('a client cannot assign, change a due date or see staff names', async () => {
  const { requestId } = await submitForClient(portal, client);
  const refusals = await Promise.all([
    assign(client, { requestId, assigneeId: client.userId }),
    moveDueDate(client, { requestId, dueDate: DUE_DATE, reason: 'Please' }),
    callApi(portal.api, listAssignees, { headers: headersOf(client) }),
  ]);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 403, error: { code: 'forbidden' } });
});
