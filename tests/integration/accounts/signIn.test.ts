import { signIn, signOut, signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { describe, expect, inject, it } from 'vitest';
import {
  getAdmin,
  authHeaders,
  freshEmail,
  PASSWORD,
  signInPerson,
  signUpPerson,
  createStaff,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { emailsTo } from '../../support/operations/emails.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { patchUser } from '../../support/accounts/storedAccounts.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';

const portal = inject('portal');
const profileOf = (token: string) => callApi(portal.api, getUserProfile, { headers: authHeaders({ token }) });

describe('signing up', () => {
  it('creates a client, whatever role the body names', async () => {
    const body = {
      email: freshEmail(),
      password: PASSWORD,
      firstName: 'Mo',
      lastName: 'Ray',
      role: 'admin',
      state: 'x',
    };
    const grant = await dataOf(portal.api, signUp, { headers: randomIpHeader(), body });
    if (grant.step !== 'done') throw new Error(grant.step);
    const { user } = await dataOf(portal.api, getUserProfile, { headers: authHeaders(grant) });
    expect(user).toMatchObject({
      role: 'client',
      firstName: 'Mo',
      settings: { timezone: 'UTC', language: 'en' },
    });
  });

  it.each<[of: string, passwordOf: (email: string) => string]>([
    ['the email address', (email) => email.toUpperCase()],
    ['its local part', (email) => email.split('@')[0]!],
    ['the name of the portal', () => 'Records Portal'],
  ])('refuses %s as the password', async (_of, passwordOf) => {
    const email = freshEmail();
    const refused = await callApi(portal.api, signUp, {
      headers: randomIpHeader(),
      body: { email, password: passwordOf(email), firstName: 'Mo', lastName: 'Ray' },
    });
    expect(refused).toMatchObject({
      status: 400,
      message: NAME_BASED_PASSWORD,
      error: { fields: { password: NAME_BASED_PASSWORD } },
    });
  });

  it('returns the generic failure for a known address, whose owner gets an email', async () => {
    const { email } = await signUpPerson(portal);
    const again = await callApi(portal.api, signUp, {
      headers: randomIpHeader(),
      body: { email: email.toUpperCase(), password: 'Another-horse-8', firstName: 'Mo', lastName: 'Ray' },
    });
    expect(again).toMatchObject({ status: 409, message: 'Registration failed. Please try again.' });
    const notice = await eventually('the email to the owner', async () => (await emailsTo(portal, email))[0]);
    expect(notice.subject).toBe('You already have an account');
  });

  it('signs in a person who sends the form again, as long as the account is new', async () => {
    const { email, userId } = await signUpPerson(portal);
    expect(await signUpPerson(portal, { email })).toMatchObject({ userId });
    await patchUser(portal, userId, { '/createdAt': new Date(Date.now() - 16 * 60_000).toISOString() });
    await expect(signUpPerson(portal, { email })).rejects.toThrow('409 Registration failed');
  });
});

describe('signing in', () => {
  it('opens a session that signing out ends', async () => {
    const person = await signInPerson(portal, await signUpPerson(portal));
    expect((await profileOf(person.token)).status).toBe(200);
    await dataOf(portal.api, signOut, { headers: authHeaders(person) });
    expect((await profileOf(person.token)).status).toBe(401);
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await signUpPerson(portal);
    const responses = [];
    for (const body of [
      { email, password: 'wrong-password' },
      { email: freshEmail(), password: 'wrong-password' },
    ]) {
      const { status, message, error } = await callApi(portal.api, signIn, {
        headers: randomIpHeader(),
        body,
      });
      responses.push({ status, message, code: error?.code });
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]).toMatchObject({
      status: 401,
      message: 'Login failed. Please check your credentials.',
    });
  });
});

it('admins are created by the command, staff by invitation', async () => {
  expect((await getAdmin(portal)).role).toBe('admin');
  expect((await createStaff(portal)).role).toBe('staff');
});
