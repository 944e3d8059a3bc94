import { randomBytes } from 'node:crypto';
import { linkOAuth, listIdentityProviders, startOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, freshEmail, PASSWORD, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { type IdentityPortal, startIdentityPortal } from '../../support/accounts/identityPortal.ts';
import { recentAttempts, patchSecret, patchUser, storedUser } from '../../support/accounts/storedAccounts.ts';

let own: IdentityPortal;

beforeAll(async () => {
  own = await startIdentityPortal();
});
afterAll(() => own.stop());

const link = (ticket: string, password: string) =>
  callApi(own.portal.api, linkOAuth, { headers: randomIpHeader(), body: { ticket, password } });

it('Google and GitHub sign-in are offered only if configured', async () => {
  expect(await dataOf(own.portal.api, listIdentityProviders)).toEqual(['google', 'github']);
  const { api } = inject('portal');
  expect(await dataOf(api, listIdentityProviders)).toEqual([]);
  const body = { provider: 'google', binding: randomBytes(32).toString('base64url') };
  const refused = await callApi(api, startOAuth, { headers: randomIpHeader(), body });
  expect(refused).toMatchObject({ status: 404, message: 'This sign-in method is not available.' });
});

describe.each(['google', 'github'] as const)('with %s', (provider) => {
  it('a new user gets a client account, and the same one next time', async () => {
    const user = own.member();
    const first = await own.signInWith(provider, user);
    if (first.step !== 'done') throw new Error(first.step);
    const { user: account } = await dataOf(own.portal.api, getUserProfile, { headers: authHeaders(first) });
    expect(account).toMatchObject({
      email: user.email,
      firstName: 'Gail',
      lastName: 'Member',
      role: 'client',
      hasPassword: false,
    });
    const again = await own.signInWith(provider, { ...user, email: freshEmail() });
    if (again.step !== 'done') throw new Error(again.step);
    expect(decodeJwt(again.token)['userId']).toBe(account.userId);
  });

  it('a new user in two windows at once gets one account', async () => {
    const user = own.member();
    const returns = await Promise.all([
      own.signInAtProvider(provider, user),
      own.signInAtProvider(provider, user),
    ]);
    const responses = await Promise.all(returns.map(own.finish));
    expect(responses.map(({ data }) => (data as { step: string }).step)).toEqual(['done', 'done']);
  });

  it('an address that is not verified is refused', async () => {
    const user = own.member({ isVerified: false });
    expect(await own.finish(await own.signInAtProvider(provider, user))).toMatchObject({
      status: 403,
      message:
        'This account has no verified email address. Verify the address with that provider first, or sign up with a password.',
    });
  });

  it('an account with the same address is linked after its password is confirmed', async () => {
    const person = await signUpPerson(own.portal);
    const user = own.member({ email: person.email.toUpperCase() });
    const grant = await own.signInWith(provider, user);
    if (grant.step !== 'link') throw new Error(grant.step);
    expect(grant).toMatchObject({ email: person.email, provider });
    expect(JSON.stringify(grant)).not.toContain('token');

    expect((await own.signInWith(provider, user)).step).toBe('link');
    expect(await link(grant.ticket, 'wrong-password')).toMatchObject({ status: 401 });
    expect((await storedUser(own.portal, person.userId))?.['identities']).toEqual({});
    expect(await link(`${grant.ticket}x`, PASSWORD)).toMatchObject({ status: 401 });
    expect(await link(person.token, PASSWORD)).toMatchObject({ status: 401 });

    expect(await link(grant.ticket, PASSWORD)).toMatchObject({ status: 200, data: { step: 'done' } });
    const now = await own.signInWith(provider, user);
    if (now.step !== 'done') throw new Error(now.step);
    expect(decodeJwt(now.token)['userId']).toBe(person.userId);
  });

  it('wrong passwords for a link count as sign-in attempts', async () => {
    const { email, userId } = await signUpPerson(own.portal);
    const grant = await own.signInWith(provider, own.member({ email }));
    if (grant.step !== 'link') throw new Error(grant.step);
    expect((await link(grant.ticket, 'wrong-password')).status).toBe(401);
    const attempts = { kind: 'attempts', purpose: 'sign-in', of: userId } as const;
    await patchSecret(own.portal, attempts, recentAttempts(10));
    expect((await link(grant.ticket, PASSWORD)).status).toBe(429);
  });

  it('a disabled account cannot sign in', async () => {
    const user = own.member();
    const first = await own.signInWith(provider, user);
    if (first.step !== 'done') throw new Error(first.step);
    const userId = String(decodeJwt(first.token)['userId']);
    await patchUser(own.portal, userId, { '/state': 'disabled' });
    expect(await own.finish(await own.signInAtProvider(provider, user))).toMatchObject({ status: 401 });
  });
});
