import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stubSettings.ts';
import { issueChallenge, verifyChallenge } from './challenge.ts';
import { issueDeviceToken, isKnownDevice } from './deviceToken.ts';
import { issueIdentityLink, verifyIdentityLink } from './identityLink.ts';
import { issueRequestAccess, verifyRequestAccess } from './requestAccess.ts';
import { issueSessionToken, verifySessionToken } from './session.ts';

const MINUTE = 60_000;
const userId = `usr_${'a'.repeat(32)}`;
const agoMs = (ms: number) => new Date(Date.now() - ms);

beforeAll(async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  stubSettings({ SIGNING_KEY: JSON.stringify(await exportJWK(privateKey)) });
});
afterAll(() => vi.unstubAllEnvs());

const session = { userId, email: 'ana@firm.example', role: 'client', sid: 's-1', rememberMe: false } as const;
const challenge = { userId, step: 'code', rememberMe: true, epoch: 3 } as const;
const link = { userId, provider: 'github', identity: '4711', rememberMe: false } as const;

const issuers = {
  session: (at: Date) => issueSessionToken(session, 600, at),
  challenge: (at: Date) => issueChallenge(challenge, at),
  link: (at: Date) => issueIdentityLink(link, at),
  device: (at: Date) => issueDeviceToken(userId, 3, at),
  access: async (at: Date) => (await issueRequestAccess({ requestId: 'req_a' }, at)).token,
};
type Kind = keyof typeof issuers;
const kinds = Object.keys(issuers) as Kind[];

const readers: Record<Kind, (token: string) => Promise<unknown>> = {
  session: verifySessionToken,
  challenge: verifyChallenge,
  link: verifyIdentityLink,
  device: async (token) => ((await isKnownDevice(token, userId, 3)) ? true : null),
  access: verifyRequestAccess,
};

describe('a portal token', () => {
  test.each(kinds.flatMap((kind) => kinds.map((reader) => [kind, reader] as const)))(
    'of kind %s is accepted as %s only if they are equal',
    async (kind, reader) => {
      const read = await readers[reader](await issuers[kind](new Date()));
      expect(read !== null).toBe(kind === reader);
    },
  );

  test('contains the values it was issued with', async () => {
    const now = new Date();
    expect(await verifySessionToken(await issuers.session(now))).toEqual(session);
    expect(await verifyChallenge(await issuers.challenge(now))).toEqual(challenge);
    expect(await verifyIdentityLink(await issuers.link(now))).toEqual(link);
  });

  test.each<[Kind, number]>([
    ['session', 10],
    ['challenge', 10],
    ['link', 10],
    ['access', 30],
    ['device', 180 * 24 * 60],
  ])('of kind %s expires after %i minutes', async (kind, minutes) => {
    expect(await readers[kind](await issuers[kind](agoMs(minutes * MINUTE - 5000)))).not.toBeNull();
    expect(await readers[kind](await issuers[kind](agoMs(minutes * MINUTE + 2000)))).toBeNull();
  });
});

describe('the token of a known browser', () => {
  test('is valid for its account until its sessions end', async () => {
    const token = await issuers.device(new Date());
    expect(await isKnownDevice(token, userId, 3)).toBe(true);
    expect(await isKnownDevice(token, userId, 4)).toBe(false);
    expect(await isKnownDevice(token, userId, null)).toBe(false);
    expect(await isKnownDevice(token, `usr_${'b'.repeat(32)}`, 3)).toBe(false);
  });

  test.each([null, '', 'x', '..'])('%j is not a known browser', async (token) => {
    expect(await isKnownDevice(token, userId, 3)).toBe(false);
  });
});
