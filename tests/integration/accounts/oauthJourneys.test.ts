import { randomBytes } from 'node:crypto';
import { startOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { type IdentityPortal, startIdentityPortal } from '../../support/accounts/identityPortal.ts';
import { patchSecret } from '../../support/accounts/storedAccounts.ts';
import { sortedStatuses } from '../../support/requests/sortedStatuses.ts';

const REFUSED = { status: 401, message: 'This sign-in could not be completed. Please try again.' };
const secret = () => randomBytes(32).toString('base64url');
let own: IdentityPortal;

beforeAll(async () => {
  own = await startIdentityPortal();
});
afterAll(() => own.stop());

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
