import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { callApi } from '../../../support/api/callApi.ts';
import { accessHeader, lookUpAfterScan } from '../../../support/requests/holder.ts';
import { pdfBytes, submitRequest, uploadFile } from '../../../support/requests/order.ts';
import { secretsOf } from '../../../support/portal/stores.ts';

const portal = inject('portal');

let query: { requestId: string; fileId: string };
let requestAccess: string;
let portalKey: Parameters<SignJWT['sign']>[0];

beforeAll(async () => {
  const draftId = randomUUID();
  const fileId = await uploadFile(portal, draftId, { name: 'record.pdf', content: pdfBytes() });
  const submitted = await submitRequest(portal, { uploadedFiles: [{ fileId }] }, draftId);
  ({ requestAccess } = await lookUpAfterScan(portal, submitted));
  query = { requestId: submitted.requestId, fileId };
  portalKey = await importJWK(JSON.parse((await secretsOf(portal)).signingKey) as object, 'ES256');
});

const open = (headers: Record<string, string>, site = portal.site) =>
  callApi(site, downloadFile, { query, headers });

const seconds = () => Math.floor(Date.now() / 1000);

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed with the portal's own key by default. */
async function signed(claims: JWTPayload, key = portalKey, alg = 'ES256'): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);
}

const valid = (changed: JWTPayload = {}): JWTPayload => ({
  iss: 'records-portal',
  aud: 'request-access',
  sub: query.requestId,
  iat: seconds(),
  exp: seconds() + 600,
  ...changed,
});

describe('a request-access token', () => {
  it('opens its request for 30 minutes', async () => {
    expect(await open(accessHeader({ requestAccess }))).toMatchObject({ status: 200 });
    const { exp = 0, sub, ...rest } = decodeJwt(requestAccess);
    expect(sub).toBe(query.requestId);
    expect(exp - seconds()).toBeLessThanOrEqual(30 * 60);
    expect(Object.keys(rest).sort()).toEqual(['aud', 'iat', 'iss']);
  });

  it('signed like the portal’s is accepted', async () => {
    expect(await open(accessHeader({ requestAccess: await signed(valid()) }))).toMatchObject({ status: 200 });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['has expired', () => signed(valid({ iat: seconds() - 3600, exp: seconds() - 1800 }))],
    ['is of another issuer', () => signed(valid({ iss: 'someone-else' }))],
    ['is for another purpose', () => signed(valid({ aud: 'session' }))],
    ['names no audience', () => signed({ ...valid(), aud: undefined } as JWTPayload)],
    [
      'is signed by another key',
      () => signed(valid(), generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
    ],
    ['is signed with a secret', () => signed(valid(), Buffer.from('0'.repeat(32)), 'HS256')],
    ['is not signed', () => `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(valid())}.`],
    [
      'has the algorithm none with a signature',
      () => `${base64url({ alg: 'none' })}.${base64url(valid())}.${requestAccess.split('.')[2]}`,
    ],
    [
      'was altered',
      () => {
        const [header, , signature] = requestAccess.split('.');
        return `${header}.${base64url(valid())}.${signature}`;
      },
    ],
    [
      'brings its own key',
      () => {
        const [, payload, signature] = requestAccess.split('.');
        return `${base64url({ alg: 'ES256', jwk: { kty: 'EC' } })}.${payload}.${signature}`;
      },
    ],
    ['is not a token', () => 'let-me-in'],
  ])('that %s is refused', async (_, make) => {
    expect(await open(accessHeader({ requestAccess: await make() }))).toMatchObject({
      status: 401,
      error: { code: 'unauthenticated' },
    });
  });

  it('without an expiry is rejected', async () => {
    const { exp: _, ...endless } = valid();
    expect(await open(accessHeader({ requestAccess: await signed(endless) }))).toMatchObject({ status: 401 });
  });

  it('is not accepted as a session token', async () => {
    const bearer = `Bearer ${requestAccess}`;
    expect(await open({ 'x-portal-authorization': bearer })).toMatchObject({ status: 401 });
    expect(await open({ authorization: bearer }, portal.api)).toMatchObject({ status: 401 });
  });
});

describe('a session token', () => {
  const staff = (changed: JWTPayload = {}) =>
    valid({
      aud: 'session',
      sub: 'user_1',
      userId: 'user_1',
      email: 'staff@portal.example',
      role: 'staff',
      sid: randomUUID(),
      rememberMe: false,
      ...changed,
    });

  it('is ignored if its session is not open, whatever role it claims', async () => {
    for (const role of ['staff', 'admin', 'owner']) {
      const token = `Bearer ${await signed(staff({ role }))}`;
      expect(await open({ 'x-portal-authorization': token })).toMatchObject({ status: 401 });
      expect(await open({ authorization: token }, portal.api)).toMatchObject({ status: 401 });
    }
  });

  it.each(['__proto__', '../session', 'lookup|x', '', 'x'.repeat(2000), 'a/b?c#d'])(
    'is ignored with the session id %j',
    async (sid) => {
      const token = `Bearer ${await signed(staff({ sid }))}`;
      expect(await open({ 'x-portal-authorization': token })).toMatchObject({ status: 401 });
    },
  );

  it('of another issuer in Authorization is ignored', async () => {
    const foreign = `Bearer ${await signed({ aud: 'https://azure', iss: 'static-web-apps' }, Buffer.from('0'.repeat(32)), 'HS256')}`;
    for (const authorization of [foreign, 'Basic dXNlcjpwYXNz', 'Bearer', 'Bearer x.y.z', 'garbage']) {
      const headers = { authorization, ...accessHeader({ requestAccess }) };
      expect(await open(headers, portal.api)).toMatchObject({ status: 200 });
      expect(await open(headers)).toMatchObject({ status: 200 });
      const lookup = { orderId: `NONE-${randomUUID()}`, verificationCode: 'AAAAA-AAAAA' };
      const anonymous = await callApi(portal.api, getRequestStatus, {
        query: lookup,
        headers: { authorization },
      });
      expect(anonymous).toMatchObject({ status: 404 });
    }
  });
});
