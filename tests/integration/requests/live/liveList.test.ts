import { randomUUID } from 'node:crypto';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import { getLiveList, setPresence } from '@portal/contract/requests/live/endpoints.ts';
import { decodeJwt } from 'jose';
import { beforeAll, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, type Person } from '../../../support/accounts/accounts.ts';
import { patchSession } from '../../../support/accounts/storedAccounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { containerOf } from '../../../support/portal/stores.ts';
import {
  newListedRequest,
  newRequestId,
  storeAndListRequests,
} from '../../../support/requests/listedRequests.ts';

const portal = inject('portal');
const BACKGROUND = { 'x-background': '1' };
let clerk: Person;
let other: Person;

beforeAll(async () => {
  [clerk, other] = await Promise.all([createStaff(portal), createStaff(portal)]);
});

/** The entries of the board about a request. */
async function storedPresence(requestId: string) {
  const id = 'presence|board';
  const board = (await containerOf(portal, 'accounts')).item(id, id);
  const { resource } = await board.read<{ entries: { requestId: string; userId: string }[] }>();
  return (resource?.entries ?? []).filter((entry) => entry.requestId === requestId);
}

const listOf = (query: Record<string, string>) =>
  dataOf(portal.api, getLiveList, { headers: { ...authHeaders(clerk), ...BACKGROUND }, query });

it('returns the shown rows after a change, and which of them still match', async () => {
  const facility = `Clinic ${randomUUID()}`;
  const [first, second] = [
    newListedRequest({ facilityName: facility }),
    newListedRequest({ facilityName: facility }),
  ];
  await storeAndListRequests(portal, [first, second]);
  const shown = { ids: `${first.requestId},${second.requestId}`, facility, assignee: 'unassigned' };
  const { changes, update } = await listOf(shown);
  expect(update).toBeNull();

  await dataOf(portal.api, assignRequest, {
    headers: authHeaders(other),
    body: { requestId: first.requestId, assigneeId: other.userId },
  });
  const after = await listOf({ ...shown, seen: String(changes) });
  expect(after.changes).toBeGreaterThan(changes);
  expect(after.update).toMatchObject({ matching: [second.requestId], totalCount: 1, countIsExact: true });
  const assigneeById = new Map(
    after.update?.rows.map(({ _id, assignee }) => [_id, assignee?.userId ?? null]),
  );
  expect(assigneeById).toEqual(
    new Map([
      [first.requestId, other.userId],
      [second.requestId, null],
    ]),
  );
});

it('shows staff who has a request open, and records no read', async () => {
  const request = newListedRequest();
  const { requestId } = request;
  await storeAndListRequests(portal, [request]);
  const say = (person: Person, state: string) =>
    dataOf(portal.api, setPresence, {
      headers: { ...authHeaders(person), ...BACKGROUND },
      body: { requestId, state },
    });
  expect(await say(clerk, 'viewing')).toEqual({ people: [], lease: null });
  expect((await say(other, 'editing')).people).toEqual([
    { userId: clerk.userId, name: 'Casey Example', state: 'viewing' },
  ]);
  expect((await listOf({ ids: requestId })).present).toEqual([
    { requestId, people: [{ userId: other.userId, name: 'Casey Example', state: 'editing' }] },
  ]);
  await say(other, 'left');
  expect((await listOf({ ids: requestId })).present).toEqual([]);
  const { entries } = await dataOf(portal.api, getRequestActivity, {
    headers: authHeaders(clerk),
    query: { requestId, group: 'views' },
  });
  expect(entries).toEqual([]);
});

it('refuses presence on a request that does not exist, and stores none', async () => {
  const requestId = newRequestId();
  const { status, message } = await callApi(portal.api, setPresence, {
    headers: authHeaders(clerk),
    body: { requestId, state: 'viewing' },
  });
  expect([status, message]).toEqual([404, 'Request not found']);
  expect(await storedPresence(requestId)).toEqual([]);
});

it('answers everyone while one person reports presence many times at once, and limits that person', async () => {
  const requests = Array.from({ length: 10 }, () => newListedRequest());
  await storeAndListRequests(portal, requests);
  const busy = await createStaff(portal);
  const report = (person: Person, index: number) =>
    callApi(portal.api, setPresence, {
      headers: { ...authHeaders(person), ...BACKGROUND },
      body: { requestId: requests[index % 10]!.requestId, state: index % 2 === 0 ? 'viewing' : 'editing' },
    });
  // Twice the limit, because a new minute may start during the calls.
  const flood = Array.from({ length: 2 * setPresence.rateLimit!.limit + 1 }, (_, index) =>
    report(busy, index),
  );
  const others = await Promise.all([clerk, other].map((person, index) => report(person, index)));
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
  const replies = await Promise.all(flood);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const refused = replies.find(({ status }) => status === 429)!;
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Colleagues are not limited, also from the same address.
  expect((await report(clerk, 0)).status).toBe(200);
});

it('a call in the background does not keep a session open, another call does', async () => {
  const idle = await createStaff(portal);
  const sid = String(decodeJwt(idle.token)['sid']);
  const seenAt = new Date(Date.now() - 14 * 60_000).toISOString();
  await patchSession(portal, sid, { '/seenAt': seenAt });
  const call = async (headers: Record<string, string>) => {
    const { status } = await callApi(portal.api, getLiveList, {
      headers: { ...authHeaders(idle), ...headers },
      query: { ids: '' },
    });
    expect(status).toBe(200);
    const accounts = await containerOf(portal, 'accounts');
    const id = `session|${sid}`;
    return (await accounts.item(id, id).read<{ seenAt: string }>()).resource?.seenAt;
  };
  expect(await call(BACKGROUND)).toBe(seenAt);
  expect(await call({})).not.toBe(seenAt);
});

it.each(['req_1', `${'req_00000000000000000000,'.repeat(51)}`, 'req_00000000000000000000,'])(
  'refuses the ids %j',
  async (ids) => {
    const { status } = await callApi(portal.api, getLiveList, {
      headers: authHeaders(clerk),
      query: { ids },
    });
    expect(status).toBe(400);
  },
);
