import {
  changePassword,
  forgotPassword,
  resetPassword,
  signOut,
} from '@portal/contract/accounts/endpoints/auth.ts';
import { changeUser } from '@portal/contract/accounts/endpoints/people.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  type Person,
  signInPerson,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { encryptPasswords } from '../../support/accounts/encryptPasswords.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';

const portal = inject('portal');
const NEXT_PASSWORD = 'Another-horse-8';

const statusOf = async ({ token }: Pick<Person, 'token'>) =>
  (await callApi(portal.api, getUserProfile, { headers: authHeaders({ token }) })).status;

async function changeAs(admin: Person, body: object): Promise<void> {
  await dataOf(portal.api, changeUser, { headers: authHeaders(admin), body });
}

async function changeOwnPassword(person: Person) {
  const passwords = await encryptPasswords(portal, {
    currentPassword: person.password,
    newPassword: NEXT_PASSWORD,
  });
  return dataOf(portal.api, changePassword, { headers: authHeaders(person), body: passwords });
}

async function resetOwnPassword({ email }: Person): Promise<void> {
  const headers = randomIpHeader();
  const { resetToken } = await dataOf(portal.api, forgotPassword, { headers, body: { email } });
  const body = { token: resetToken, ...(await encryptPasswords(portal, { password: NEXT_PASSWORD })) };
  await dataOf(portal.api, resetPassword, { headers, body });
}

describe('a session that was just looked up ends at once after', () => {
  it.each<[string, (person: Person, admin: Person) => Promise<unknown>]>([
    ['a password change', changeOwnPassword],
    ['a password reset', resetOwnPassword],
    [
      'a change of role',
      ({ userId }, admin) => changeAs(admin, { action: 'set-role', userId, role: 'client' }),
    ],
    ['disabling', ({ userId }, admin) => changeAs(admin, { action: 'disable', userId })],
    ['ending all sessions', ({ userId }, admin) => changeAs(admin, { action: 'end-sessions', userId })],
    ['removing a second step', ({ userId }, admin) => changeAs(admin, { action: 'reset-two-step', userId })],
  ])('%s, in every browser', async (_, end) => {
    const admin = await getAdmin(portal);
    const thisDevice = await createStaff(portal);
    const otherDevice = await signInPerson(portal, thisDevice);
    expect([await statusOf(thisDevice), await statusOf(otherDevice)]).toEqual([200, 200]);
    await end(thisDevice, admin);
    expect([await statusOf(thisDevice), await statusOf(otherDevice)]).toEqual([401, 401]);
  });

  it('signing out, only in that browser', async () => {
    const thisDevice = await signUpPerson(portal);
    const otherDevice = await signInPerson(portal, thisDevice);
    expect([await statusOf(thisDevice), await statusOf(otherDevice)]).toEqual([200, 200]);
    await dataOf(portal.api, signOut, { headers: authHeaders(thisDevice) });
    expect([await statusOf(thisDevice), await statusOf(otherDevice)]).toEqual([401, 200]);
    expect((await callApi(portal.api, signOut, { headers: authHeaders(thisDevice) })).status).toBe(401);
  });
});

it('a password change replaces all sessions with a new one', async () => {
  const person = await signUpPerson(portal);
  const grant = await changeOwnPassword(person);
  expect(await statusOf(grant)).toBe(200);
  expect(await statusOf(await signInPerson(portal, { ...person, password: NEXT_PASSWORD }))).toBe(200);
});

it('a disabled account can sign in again once it is enabled, and its old session stays ended', async () => {
  const admin = await getAdmin(portal);
  const person = await signUpPerson(portal);
  await changeAs(admin, { action: 'disable', userId: person.userId });
  await expect(signInPerson(portal, person)).rejects.toThrow('Login failed. Please check your credentials.');
  await changeAs(admin, { action: 'enable', userId: person.userId });
  expect(await statusOf(person)).toBe(401);
  expect(await statusOf(await signInPerson(portal, person))).toBe(200);
});
