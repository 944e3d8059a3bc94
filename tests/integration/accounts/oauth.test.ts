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
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const REFUSED = { status: 401, message: 'This sign-in could not be completed. Please try again.' };
const secret = () => randomBytes(32).toString('base64url');
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
  const body = { provider: 'google', binding: secret() };
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

describe.each(['google', 'github'] as const)('a sign-in with %s', (provider) => {
  const signInAtProvider = () => own.signInAtProvider(provider, own.member());

  it('redirects the browser with PKCE and a state, and without secrets', async () => {
    const { url } = await dataOf(own.portal.api, startOAuth, {
      headers: { ...randomIpHeader(), origin: 'https://evil.example' },
      body: { provider, binding: secret() },
    });
    const sent = Object.fromEntries(new URL(url).searchParams);
    expect(sent).toMatchObject({
      response_type: 'code',
      redirect_uri: `${own.portal.site}/oauth/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(sent).not.toHaveProperty('client_secret');
    expect(sent).not.toHaveProperty('code_verifier');
  });

  it('can be finished only by the browser that started it', async () => {
    const redirect = await signInAtProvider();
    expect(await own.finish({ ...redirect, binding: secret() })).toMatchObject(REFUSED);
    expect((await own.finish(redirect)).status).toBe(200);
  });

  it('is finished once under concurrent calls', async () => {
    const redirect = await signInAtProvider();
    const responses = await Promise.all(Array.from({ length: 5 }, () => own.finish(redirect)));
    expect(sortedStatuses(responses)).toEqual([200, 401, 401, 401, 401]);
    expect(await own.finish(redirect)).toMatchObject(REFUSED);
  });

  it('is finished once, even with another code', async () => {
    const [started, user] = [await own.startSignIn(provider), own.member()];
    const redirects = [
      await own.completeAtProvider(started, user),
      await own.completeAtProvider(started, user),
    ];
    expect(redirects[0]?.code).not.toBe(redirects[1]?.code);
    expect((await own.finish(redirects[0]!)).status).toBe(200);
    expect(await own.finish(redirects[1]!)).toMatchObject(REFUSED);
  });

  it('expires after ten minutes', async () => {
    const redirect = await signInAtProvider();
    await patchSecret(
      own.portal,
      { kind: 'oauth', token: redirect.state },
      { '/expiresAt': new Date().toISOString() },
    );
    expect(await own.finish(redirect)).toMatchObject(REFUSED);
  });

  it.each<[string, (mine: string, theirs: string) => Record<string, string>]>([
    ['an unknown state', () => ({ state: secret() })],
    ['an unknown code', () => ({ code: 'made-up' })],
    ['the code of another sign-in', (_, theirs) => ({ code: theirs })],
    ['the name of another issuer', () => ({ iss: 'https://evil.example' })],
  ])('is refused when it returns with %s', async (_, change) => {
    const [mine, theirs] = [await signInAtProvider(), await signInAtProvider()];
    const redirect = { ...mine, ...change(mine.code, theirs.code) };
    expect(await own.finish(redirect)).toMatchObject(REFUSED);
  });

  it('fails with another verifier', async () => {
    const redirect = await signInAtProvider();
    await patchSecret(own.portal, { kind: 'oauth', token: redirect.state }, { '/codeVerifier': secret() });
    expect(await own.finish(redirect)).toMatchObject(REFUSED);
  });

  it.each([
    { state: '' },
    { state: 'x'.repeat(2000) },
    { state: '../../user|x-is-not-a-state-of-ours' },
    { binding: 'short' },
    { code: '' },
    { code: 'x'.repeat(2001) },
  ])('is refused with the malformed %j', async (changed) => {
    const body = { state: secret(), binding: secret(), code: 'code', ...changed };
    expect((await own.finish(body)).status).toBe(400);
  });

  it('keeps the “Remember me” choice from its start', async () => {
    const response = await own.finish(await own.signInAtProvider(provider, own.member(), true));
    const { token } = response.data as { token: string };
    expect(decodeJwt(token)).toMatchObject({ rememberMe: true });
  });
});

it('an ID token with another nonce is refused', async () => {
  const redirect = await own.signInAtProvider('google', own.member());
  await patchSecret(own.portal, { kind: 'oauth', token: redirect.state }, { '/nonce': secret() });
  expect(await own.finish(redirect)).toMatchObject(REFUSED);
});

it('a redirect without the issuer is refused if the provider sends its issuer', async () => {
  const { iss, ...redirect } = await own.signInAtProvider('google', own.member());
  expect(iss).toMatch(/^http:/);
  expect(await own.finish(redirect)).toMatchObject(REFUSED);
});

it('an unknown provider is refused', async () => {
  const body = { provider: 'evil', binding: secret() };
  expect((await callApi(own.portal.api, startOAuth, { headers: randomIpHeader(), body })).status).toBe(400);
});
