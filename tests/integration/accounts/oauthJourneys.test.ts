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

describe.each(['google', 'github'] as const)('a journey to %s', (provider) => {
  const signInAtProvider = () => own.signInAtProvider(provider, own.member());

  it('sends the browser out with PKCE, a state, and nothing of the portal’s secrets', async () => {
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
    const back = await signInAtProvider();
    expect(await own.finish({ ...back, binding: secret() })).toMatchObject(REFUSED);
    expect((await own.finish(back)).status).toBe(200);
  });

  it('is finished once under concurrent calls', async () => {
    const back = await signInAtProvider();
    const answers = await Promise.all(Array.from({ length: 5 }, () => own.finish(back)));
    expect(sortedStatuses(answers)).toEqual([200, 401, 401, 401, 401]);
    expect(await own.finish(back)).toMatchObject(REFUSED);
  });

  it('is finished once, even with another code', async () => {
    const [out, who] = [await own.startSignIn(provider), own.member()];
    const returns = [await own.completeAtProvider(out, who), await own.completeAtProvider(out, who)];
    expect(returns[0]?.code).not.toBe(returns[1]?.code);
    expect((await own.finish(returns[0]!)).status).toBe(200);
    expect(await own.finish(returns[1]!)).toMatchObject(REFUSED);
  });

  it('expires after ten minutes', async () => {
    const back = await signInAtProvider();
    await patchSecret(
      own.portal,
      { kind: 'oauth', token: back.state },
      { '/expiresAt': new Date().toISOString() },
    );
    expect(await own.finish(back)).toMatchObject(REFUSED);
  });

  it.each<[string, (mine: string, theirs: string) => Record<string, string>]>([
    ['a state that nobody made', () => ({ state: secret() })],
    ['a code that nobody made', () => ({ code: 'made-up' })],
    ['the code of somebody else’s journey', (_, theirs) => ({ code: theirs })],
    ['the name of another issuer', () => ({ iss: 'https://evil.example' })],
  ])('that comes back with %s ends', async (_, change) => {
    const [mine, theirs] = [await signInAtProvider(), await signInAtProvider()];
    const back = { ...mine, ...change(mine.code, theirs.code) };
    expect(await own.finish(back)).toMatchObject(REFUSED);
  });

  it('fails with another verifier', async () => {
    const back = await signInAtProvider();
    await patchSecret(own.portal, { kind: 'oauth', token: back.state }, { '/codeVerifier': secret() });
    expect(await own.finish(back)).toMatchObject(REFUSED);
  });

  it.each([
    { state: '' },
    { state: 'x'.repeat(2000) },
    { state: '../../user|x-is-not-a-state-of-ours' },
    { binding: 'short' },
    { code: '' },
    { code: 'x'.repeat(2001) },
  ])('with the malformed %j is refused unread', async (changed) => {
    const body = { state: secret(), binding: secret(), code: 'code', ...changed };
    expect((await own.finish(body)).status).toBe(400);
  });

  it('remembers what was ticked when it started', async () => {
    const answer = await own.finish(await own.signInAtProvider(provider, own.member(), true));
    const { token } = answer.data as { token: string };
    expect(decodeJwt(token)).toMatchObject({ rememberMe: true });
  });
});

it('an ID token with another nonce is refused', async () => {
  const back = await own.signInAtProvider('google', own.member());
  await patchSecret(own.portal, { kind: 'oauth', token: back.state }, { '/nonce': secret() });
  expect(await own.finish(back)).toMatchObject(REFUSED);
});

it('the answer of a provider that names itself must name itself', async () => {
  const { iss, ...back } = await own.signInAtProvider('google', own.member());
  expect(iss).toMatch(/^http:/);
  expect(await own.finish(back)).toMatchObject(REFUSED);
});

it('a provider that the portal does not know is refused', async () => {
  const body = { provider: 'evil', binding: secret() };
  expect((await callApi(own.portal.api, startOAuth, { headers: randomIpHeader(), body })).status).toBe(400);
});
