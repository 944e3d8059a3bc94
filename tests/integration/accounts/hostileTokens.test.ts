import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import { type CryptoKey, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signInPerson, signUpPerson } from '../../support/accounts/accounts.ts';
import { callApi } from '../../support/api/callApi.ts';
import { lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { patchSession } from '../../support/accounts/storedAccounts.ts';
import { secretsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString());

let person: Person;
let jwk: JWK;
let key: CryptoKey;

beforeAll(async () => {
  person = await signUpPerson(portal);
  jwk = JSON.parse((await secretsOf(portal)).signingKey);
  key = (await importJWK(jwk, 'ES256')) as CryptoKey;
});

/** The person's token with changes, signed again. */
function forged(
  changed: { header?: object; claims?: object; key?: CryptoKey | Uint8Array; alg?: string } = {},
): Promise<string> {
  return new SignJWT({ ...claimsOf(person.token), ...changed.claims })
    .setProtectedHeader({ alg: changed.alg ?? 'ES256', typ: 'JWT', kid: jwk.kid!, ...changed.header })
    .sign(changed.key ?? key);
}

const inBothHeaders = (token: string): Record<string, string>[] => [
  { 'x-portal-authorization': `Bearer ${token}` },
  { authorization: `Bearer ${token}` },
];

async function statusesOf(token: string): Promise<number[]> {
  const calls = inBothHeaders(token).map((headers) => callApi(portal.api, getUserProfile, { headers }));
  return (await Promise.all(calls)).map(({ status }) => status);
}

const hostile: Record<string, () => string | Promise<string>> = {
  'is not a token': () => 'not-a-token',
  'has empty parts': () => '..',
  'is very long': () => 'a'.repeat(6000),
  'has expired': () => forged({ claims: { exp: Math.floor(Date.now() / 1000) - 1 } }),
  'never expires': () => forged({ claims: { exp: undefined } }),
  'is not yet valid': () => forged({ claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }),
  'is of another issuer': () => forged({ claims: { iss: 'somebody-else' } }),
  'is for another audience': () => forged({ claims: { aud: 'challenge' } }),
  'names no subject': () => forged({ claims: { sub: undefined } }),
  'names a role that does not exist': () => forged({ claims: { role: 'root' } }),
  'names a higher role under the right signature': () => forged({ claims: { role: 'admin' } }),
  'names another account': () => forged({ claims: { userId: 'usr_somebody' } }),
  'names no session': () => forged({ claims: { sid: undefined } }),
  'names a session that never existed': () => forged({ claims: { sid: crypto.randomUUID() } }),
  'names a path for a session': () => forged({ claims: { sid: '../user|x' } }),
  'names an unknown key': () => forged({ header: { kid: 'unknown' } }),
  'is signed with another key': async () => forged({ key: (await generateKeyPair('ES256')).privateKey }),
  'brings its own key': async () => {
    const { privateKey } = await generateKeyPair('ES256');
    return forged({ key: privateKey, header: { jwk: { kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y } } });
  },
  'is signed with the public key as a shared secret': () =>
    forged({ alg: 'HS256', key: new TextEncoder().encode(JSON.stringify({ x: jwk.x, y: jwk.y })) }),
  'has no algorithm': () => `${encode({ alg: 'none', typ: 'JWT' })}.${partsOf(person.token)[1]}.`,
  'has no signature': () => partsOf(person.token).slice(0, 2).concat('').join('.'),
  'has changed claims under its signature': () => {
    const [header, , signature] = partsOf(person.token);
    return [header, encode({ ...claimsOf(person.token), role: 'admin' }), signature].join('.');
  },
};

describe('a session token that', () => {
  it.each(Object.entries(hostile))('%s is refused', async (_, make) => {
    const token = await make();
    expect(await statusesOf(token)).toEqual([401, 401]);
  });

  it('is valid is accepted in either header', async () => {
    expect(await statusesOf(await forged())).toEqual([200, 200]);
  });

  it('is a request-access token is refused', async () => {
    const { requestAccess } = await lookUp(portal, await submitRequest(portal));
    expect(await statusesOf(requestAccess)).toEqual([401, 401]);
  });

  it('is a device token is refused', async () => {
    expect(await statusesOf(person.device)).toEqual([401, 401]);
  });

  it('is hostile does not block a valid one in the other header', async () => {
    const headers = {
      ...authHeaders(person),
      authorization: `Bearer ${await forged({ claims: { role: 'admin' } })}`,
    };
    expect((await callApi(portal.api, getUserProfile, { headers })).status).toBe(200);
  });

  it('contradicts its session document is refused', async () => {
    const other = await signInPerson(portal, person);
    await patchSession(portal, String(claimsOf(other.token)['sid']), { '/userId': 'usr_somebody' });
    expect(await statusesOf(other.token)).toEqual([401, 401]);
  });
});
