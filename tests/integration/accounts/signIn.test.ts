import { signIn, signOut, signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import { NAME_BASED_PASSWORD } from '@portal/contract/accounts/rules/nameBasedPassword.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { describe, expect, inject, it } from 'vitest';
import {
  adminOf,
  as,
  freshEmail,
  PASSWORD,
  signedIn,
  signedUp,
  staffOf,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { fromAnotherAddress } from '../../support/api/fromAnotherAddress.ts';

const portal = inject('portal');
const profileOf = (token: string) => callApi(portal.api, getUserProfile, { headers: as({ token }) });

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
    const grant = await dataOf(portal.api, signUp, { headers: fromAnotherAddress(), body });
    if (grant.step !== 'done') throw new Error(grant.step);
    const { user } = await dataOf(portal.api, getUserProfile, { headers: as(grant) });
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
      headers: fromAnotherAddress(),
      body: { email, password: passwordOf(email), firstName: 'Mo', lastName: 'Ray' },
    });
    expect(refused).toMatchObject({
      status: 400,
      message: NAME_BASED_PASSWORD,
      error: { fields: { password: NAME_BASED_PASSWORD } },
    });
  });

  it('returns the generic failure for a known address', async () => {
    const { email } = await signedUp(portal);
    const again = await callApi(portal.api, signUp, {
      headers: fromAnotherAddress(),
      body: { email: email.toUpperCase(), password: PASSWORD, firstName: 'Mo', lastName: 'Ray' },
    });
    expect(again).toMatchObject({ status: 409, message: 'Registration failed. Please try again.' });
  });
});

describe('signing in', () => {
  it('opens a session that signing out ends', async () => {
    const person = await signedIn(portal, await signedUp(portal));
    expect((await profileOf(person.token)).status).toBe(200);
    await dataOf(portal.api, signOut, { headers: as(person) });
    expect((await profileOf(person.token)).status).toBe(401);
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await signedUp(portal);
    const answers = [];
    for (const body of [
      { email, password: 'wrong-password' },
      { email: freshEmail(), password: 'wrong-password' },
    ]) {
      const { status, message, error } = await callApi(portal.api, signIn, {
        headers: fromAnotherAddress(),
        body,
      });
      answers.push({ status, message, code: error?.code });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      status: 401,
      message: 'Login failed. Please check your credentials.',
    });
  });
});

it('admins are created by the command, staff by invitation', async () => {
  expect((await adminOf(portal)).role).toBe('admin');
  expect((await staffOf(portal)).role).toBe('staff');
});
