import { randomUUID } from 'node:crypto';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { assignRequest } from '@portal/contract/requests/endpoints/assignment.ts';
import { getRequestActivity } from '@portal/contract/requests/endpoints/activity.ts';
import {
  endLease,
  renewLease,
  setPresence,
  skipRequest,
  startNext,
} from '@portal/contract/requests/live/endpoints.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, createStaff, getAdmin, type Person } from '../../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { IS_FULL_SIZE } from '../../../support/portal/fullSize.ts';
import { containerOf } from '../../../support/portal/stores.ts';
import { newListedRequest, storeAndListRequests } from '../../../support/requests/listedRequests.ts';

const CLERKS = 20;

const portal = inject('portal');
let clerks: Person[];

beforeAll(async () => {
  clerks = await Promise.all(Array.from({ length: CLERKS }, () => createStaff(portal)));
});

const by = (person: Person) => authHeaders(person);
const next = async (person: Person, body: Record<string, unknown>) =>
  (await dataOf(portal.api, startNext, { headers: by(person), body })).lease;

/** Requests of a facility of their own, due on consecutive days. */
async function facilityWith(count: number) {
  const facility = `Clinic ${randomUUID()}`;
  const requests = Array.from({ length: count }, (_, index) =>
    newListedRequest({
      facilityName: facility,
      dueDate: `2027-01-${String(1 + index).padStart(2, '0')}`,
    }),
  );
  await storeAndListRequests(portal, requests);
  return { facility, ids: requests.map(({ requestId }) => requestId) };
}

describe('startNext', () => {
  it('gives twenty clerks at once twenty different requests, the most urgent ones', async () => {
    const { facility, ids } = await facilityWith(CLERKS + 2);
    const leases = await Promise.all(clerks.map((clerk) => next(clerk, { facility })));
    const claimed = leases.map((lease) => lease?.requestId);
    expect(new Set(claimed).size).toBe(CLERKS);
    expect(new Set(claimed)).toEqual(new Set(ids.slice(0, CLERKS)));
    expect(leases.map((lease) => lease?.userId)).toEqual(clerks.map(({ userId }) => userId));
  });

  it(
    'gives one clerk who calls several times at once one request',
    { repeats: IS_FULL_SIZE ? 9 : 2 },
    async () => {
      const { facility } = await facilityWith(4);
      const clerk = await createStaff(portal);
      const leases = await Promise.all(Array.from({ length: 4 }, () => next(clerk, { facility })));
      expect(new Set(leases.map((lease) => lease?.requestId)).size).toBe(1);
      // The others are free again.
      const others = [];
      for (const other of clerks.slice(0, 3))
        others.push(await next(other, { facility, finished: await currentOf(other) }));
      expect(new Set([leases[0], ...others].map((lease) => lease?.requestId)).size).toBe(4);
    },
  );

  it('gives a clerk their current request again from another view, and says so', async () => {
    const [first, second] = [await facilityWith(1), await facilityWith(1)];
    const clerk = await createStaff(portal);
    const start = (body: Record<string, string>) =>
      dataOf(portal.api, startNext, { headers: by(clerk), body });
    const found = ({ lease, isCurrent }: Awaited<ReturnType<typeof start>>) => [lease?.requestId, isCurrent];
    expect(found(await start({ facility: first.facility }))).toEqual([first.ids[0], false]);
    expect(found(await start({ facility: second.facility }))).toEqual([first.ids[0], true]);
    const finished = { facility: second.facility, finished: first.ids[0]! };
    expect(found(await start(finished))).toEqual([second.ids[0], false]);
  });

  it('leaves out requests that are assigned to somebody else, but not those of the clerk', async () => {
    const [clerk, other] = [clerks[3]!, clerks[4]!];
    const { facility, ids } = await facilityWith(3);
    const assign = (requestId: string, assigneeId: string) =>
      dataOf(portal.api, assignRequest, { headers: by(clerk), body: { requestId, assigneeId } });
    await assign(ids[0]!, other.userId);
    await assign(ids[1]!, clerk.userId);
    const first = await next(clerk, { facility, finished: await currentOf(clerk) });
    const second = await next(clerk, { facility, finished: ids[1] });
    const third = await next(clerk, { facility, finished: ids[2] });
    expect([first?.requestId, second?.requestId, third]).toEqual([ids[1], ids[2], null]);
  });

  it('leaves out a request whose submission waits for the client, also in the view of these', async () => {
    const clerk = await createStaff(portal);
    const { facility, ids } = await facilityWith(2);
    const ask = {
      action: 'ask',
      requestId: ids[0]!,
      seenVersion: 0,
      rejection: { missing: ['dates-missing'] },
    };
    await dataOf(portal.api, reviewSubmission, { headers: by(clerk), body: ask });
    expect(await next(clerk, { facility, view: 'waiting' })).toBeNull();
    expect((await next(clerk, { facility }))?.requestId).toBe(ids[1]);
  });

  it('shows others who works on a request, until the lease ends', async () => {
    const [clerk, other] = [clerks[5]!, clerks[6]!];
    const { facility, ids } = await facilityWith(1);
    const requestId = ids[0]!;
    await next(clerk, { facility, finished: await currentOf(clerk) });
    const seen = async () =>
      dataOf(portal.api, setPresence, { headers: by(other), body: { requestId, state: 'viewing' } });
    expect((await seen()).lease).toMatchObject({ requestId, userId: clerk.userId, name: 'Casey Example' });
    // Someone else can neither extend nor end it.
    expect(
      (await dataOf(portal.api, renewLease, { headers: by(other), body: { requestId } })).lease?.userId,
    ).toBe(clerk.userId);
    await dataOf(portal.api, endLease, { headers: by(other), body: { requestId } });
    expect((await seen()).lease?.userId).toBe(clerk.userId);

    await expireLease(requestId);
    expect((await seen()).lease).toBeNull();
    // Nobody took it: its holder gets it again.
    const renewed = await dataOf(portal.api, renewLease, { headers: by(clerk), body: { requestId } });
    expect(renewed.lease?.userId).toBe(clerk.userId);

    await expireLease(requestId);
    expect((await next(other, { facility, finished: await currentOf(other) }))?.requestId).toBe(requestId);
    const lost = await dataOf(portal.api, renewLease, { headers: by(clerk), body: { requestId } });
    expect(lost.lease?.userId).toBe(other.userId);
  });

  it('records why a request is skipped, and does not offer it to the same clerk again', async () => {
    const [clerk, other] = [clerks[7]!, clerks[8]!];
    const { facility, ids } = await facilityWith(1);
    const requestId = ids[0]!;
    const skipBy = (person: Person) =>
      callApi(portal.api, skipRequest, {
        headers: by(person),
        body: { requestId, reason: 'other', notes: 'Needs the film archive' },
      });
    await next(clerk, { facility, finished: await currentOf(clerk) });
    expect((await skipBy(other)).status).toBe(409);
    expect((await skipBy(clerk)).status).toBe(200);
    expect((await skipBy(clerk)).status).toBe(409);
    expect(await next(clerk, { facility })).toBeNull();
    expect((await next(other, { facility, finished: await currentOf(other) }))?.requestId).toBe(requestId);
    const { entries } = await dataOf(portal.api, getRequestActivity, {
      headers: by(other),
      query: { requestId, group: 'changes' },
    });
    expect(entries.find(({ kind }) => kind === 'skipped')).toMatchObject({
      reason: 'other',
      hasNotes: true,
      actor: { kind: 'staff' },
    });
    expect(JSON.stringify(entries)).not.toContain('film archive');
  });

  describe.each([
    ['is disabled', { action: 'disable' }],
    ['becomes a client', { action: 'set-role', role: 'client' }],
  ] as const)('when the account of a clerk %s', (_, change) => {
    const changeAccount = async ({ userId }: Person) =>
      callApi(portal.api, changeUser, {
        headers: { ...by(await getAdmin(portal)), ...randomIpHeader() },
        body: { ...change, userId },
      });

    it('its request is free at once, and nobody sees it there', async () => {
      const [leaver, other] = [await createStaff(portal), clerks[9]!];
      const { facility, ids } = await facilityWith(1);
      const body = { requestId: ids[0]!, state: 'viewing' } as const;
      await next(leaver, { facility });
      await dataOf(portal.api, setPresence, { headers: by(leaver), body });
      expect((await changeAccount(leaver)).status).toBe(200);
      expect(await dataOf(portal.api, setPresence, { headers: by(other), body })).toEqual({
        people: [],
        lease: null,
      });
      expect((await next(other, { facility, finished: await currentOf(other) }))?.requestId).toBe(ids[0]);
    });

    it('the change succeeds if its work cannot be read', async () => {
      const leaver = await createStaff(portal);
      await (await containerOf(portal, 'accounts')).items.upsert({ id: `work|${leaver.userId}`, current: 5 });
      expect((await changeAccount(leaver)).status).toBe(200);
    });
  });

  it.each([
    ['without a reason', { reason: '', notes: '' }],
    ['for another reason without notes', { reason: 'other', notes: ' ' }],
  ])('refuses a skip %s', async (_, fields) => {
    const body = { requestId: 'req_00000000000000000000', ...fields };
    const { status } = await callApi(portal.api, skipRequest, { headers: by(clerks[0]!), body });
    expect(status).toBe(400);
  });
});

/** The request that a clerk has from an earlier test. */
async function currentOf(clerk: Person): Promise<string | undefined> {
  const accounts = await containerOf(portal, 'accounts');
  const id = `work|${clerk.userId}`;
  return (await accounts.item(id, id).read<{ current: string | null }>()).resource?.current ?? undefined;
}

async function expireLease(requestId: string): Promise<void> {
  const accounts = await containerOf(portal, 'accounts');
  const id = `lease|${requestId}`;
  await accounts.item(id, id).patch([{ op: 'set', path: '/until', value: '2026-01-01T00:00:00.000Z' }]);
}
