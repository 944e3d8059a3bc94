import {
  changePassword,
  forgotPassword,
  resetPassword,
  signOut,
} from '@portal/contract/accounts/endpoints/auth.ts';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { describe, expect, inject, it } from 'vitest';
import { adminOf, as, type Person, signedIn, signedUp, staffOf } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { encrypted } from '../../support/accounts/encrypted.ts';
import { fromAnotherAddress } from '../../support/api/fromAnotherAddress.ts';

const portal = inject('portal');
const NEXT_PASSWORD = 'Another-horse-8';

const statusOf = async ({ token }: Pick<Person, 'token'>) =>
  (await callApi(portal.api, getUserProfile, { headers: as({ token }) })).status;

async function changeAs(admin: Person, body: object): Promise<void> {
  await dataOf(portal.api, changeUser, { headers: as(admin), body });
}

async function changeOwnPassword(person: Person) {
  const passwords = await encrypted(portal, {
    currentPassword: person.password,
    newPassword: NEXT_PASSWORD,
  });
  return dataOf(portal.api, changePassword, { headers: as(person), body: passwords });
}

async function resetOwnPassword({ email }: Person): Promise<void> {
  const headers = fromAnotherAddress();
  const { resetToken } = await dataOf(portal.api, forgotPassword, { headers, body: { email } });
  const body = { token: resetToken, ...(await encrypted(portal, { password: NEXT_PASSWORD })) };
  await dataOf(portal.api, resetPassword, { headers, body });
}

describe('a session, although it was looked up just now, is over at once after', () => {
  it.each<[string, (person: Person, admin: Person) => Promise<unknown>]>([
    ['a password change', changeOwnPassword],
    ['a password reset', resetOwnPassword],
    [
      'a change of role',
      ({ userId }, admin) => changeAs(admin, { action: 'set-role', userId, role: 'client' }),
    ],
    ['disabling', ({ userId }, admin) => changeAs(admin, { action: 'disable', userId })],
    ['ending all sessions', ({ userId }, admin) => changeAs(admin, { action: 'end-sessions', userId })],
    [
      'taking away a second step',
      ({ userId }, admin) => changeAs(admin, { action: 'reset-two-step', userId }),
    ],
  ])('%s, in every browser', async (_, end) => {
    const admin = await adminOf(portal);
    const here = await staffOf(portal);
    const there = await signedIn(portal, here);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    await end(here, admin);
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 401]);
  });

  it('signing out, in that browser alone', async () => {
    const here = await signedUp(portal);
    const there = await signedIn(portal, here);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 200]);
    await dataOf(portal.api, signOut, { headers: as(here) });
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 200]);
    expect((await callApi(portal.api, signOut, { headers: as(here) })).status).toBe(401);
  });
});

it('a password change replaces all sessions with a new one', async () => {
  const person = await signedUp(portal);
  const grant = await changeOwnPassword(person);
  expect(await statusOf(grant)).toBe(200);
  expect(await statusOf(await signedIn(portal, { ...person, password: NEXT_PASSWORD }))).toBe(200);
});

it('a disabled account signs in again once it is enabled, and its old session stays over', async () => {
  const admin = await adminOf(portal);
  const person = await signedUp(portal);
  await changeAs(admin, { action: 'disable', userId: person.userId });
  await expect(signedIn(portal, person)).rejects.toThrow('Login failed. Please check your credentials.');
  await changeAs(admin, { action: 'enable', userId: person.userId });
  expect(await statusOf(person)).toBe(401);
  expect(await statusOf(await signedIn(portal, person))).toBe(200);
});
