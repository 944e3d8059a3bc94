import { changeUser, inviteUser } from '@portal/contract/accounts/endpoints/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authHeaders,
  freshEmail,
  getAdmin,
  invitePerson,
  type Person,
  signInPerson,
} from '../../support/accounts/accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../../support/api/callApi.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { storedUser } from '../../support/accounts/storedAccounts.ts';

let portal: Portal;
let first: Person;

/** A portal without other people's admins. */
beforeAll(async () => {
  portal = await startPortal();
  first = await getAdmin(portal);
});
const secondAdmin = () => invitePerson({ ...portal, admin: first }, 'admin');
afterAll(() => portal.stop());

const ROUNDS = IS_FULL_SIZE ? 10 : 6;
const LAST = 'This is the last active admin. Make someone else an admin first.';

const change = (by: Person, body: object): Promise<ApiResponse> =>
  callApi(portal.api, changeUser, { headers: authHeaders(by), body });

async function isAdmin({ userId }: Person): Promise<boolean> {
  const { role, state } = (await storedUser(portal, userId)) ?? {};
  return role === 'admin' && state === 'active';
}

describe('the last active admin', () => {
  it('can be neither demoted nor disabled', async () => {
    const { userId } = first;
    for (const body of [
      { action: 'set-role', userId, role: 'client' },
      { action: 'set-role', userId, role: 'staff' },
      { action: 'disable', userId },
    ]) {
      expect(await change(first, body)).toMatchObject({ status: 409, message: LAST });
    }
    expect(await isAdmin(first)).toBe(true);
  });

  it('is still the last one if another admin is only invited', async () => {
    const headers = authHeaders(first);
    const body = { email: freshEmail(), role: 'admin' };
    const { user } = await dataOf(portal.api, inviteUser, { headers, body });
    await change(first, { action: 'enable', userId: user.userId });
    const { userId } = first;
    expect(await change(first, { action: 'disable', userId })).toMatchObject({ status: 409, message: LAST });
  });

  it('can be removed once there is another', async () => {
    const second = await secondAdmin();
    expect((await change(second, { action: 'disable', userId: first.userId })).status).toBe(200);
    const own = { action: 'set-role', userId: second.userId, role: 'staff' };
    expect(await change(second, own)).toMatchObject({ status: 409, message: LAST });
    expect((await change(second, { action: 'enable', userId: first.userId })).status).toBe(200);
    first = await signInPerson(portal, first);
    expect((await change(first, own)).status).toBe(200);
  });

  it('remains if two admins demote each other concurrently', async () => {
    let [one, other] = [first, await secondAdmin()];
    for (let round = 0; round < ROUNDS; round++) {
      const [end, undo] = round % 2 ? (['set-role', 'set-role'] as const) : (['disable', 'enable'] as const);
      const responses = await Promise.all([
        change(one, { action: end, userId: other.userId, role: 'client' }),
        change(other, { action: end, userId: one.userId, role: 'client' }),
      ]);
      // The second call may be refused because its caller has just lost the role.
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const [lost, stayed] = (await isAdmin(one)) ? [other, one] : [one, other];
      expect([await isAdmin(lost), await isAdmin(stayed)]).toEqual([false, true]);
      await change(stayed, { action: undo, userId: lost.userId, role: 'admin' });
      [one, other] = [await signInPerson(portal, lost), stayed];
    }
  });
});
