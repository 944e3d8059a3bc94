import { randomUUID } from 'node:crypto';
import { endpoints } from '@portal/contract/endpoints.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { health } from '@portal/contract/operations/endpoints/system.ts';
import type { Operation } from '@portal/contract/endpoint.ts';
import { describe, expect, inject, it, test } from 'vitest';
import { authHeaders, signUpPerson, createStaff } from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { submitForClient } from '../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp } from '../../support/requests/holder.ts';
import { submitRequest } from '../../support/requests/order.ts';
import { uploadAndRelease } from '../../support/files/releasedFiles.ts';
import { documentsOf } from '../../support/portal/stores.ts';

const portal = inject('portal');

type CallOptions = { query?: Record<string, string>; headers?: Record<string, string> };

function ask(method: string, { path }: Pick<Operation, 'path'>, { query, headers }: CallOptions = {}) {
  const url = new URL(`/api/${path}`, portal.api);
  url.search = new URLSearchParams(query).toString();
  return fetch(url, { method, headers: { ...randomIpHeader(), ...headers } });
}

const head = (operation: Operation, sent?: CallOptions) => ask('HEAD', operation, sent);

/** Headers of the single response or its connection. The content type of a document differs from that of its refusal. */
const VARYING_HEADERS = ['date', 'x-correlation-id', 'content-length', 'connection', 'keep-alive'];
const headersOf = ({ headers }: Response, { wire }: Operation) =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !VARYING_HEADERS.includes(name) && !(wire === 'raw' && name === 'content-type'),
    ),
  );

const named = (operations: readonly Operation[]) =>
  operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

test.each(named(endpoints.filter(({ method }) => method === 'GET')))(
  'HEAD returns the status of an empty %s call, without a body',
  async (_, operation) => {
    const [got, headed] = [await ask('GET', operation), await head(operation)];
    expect(headed.status).toBe(got.status);
    expect(headersOf(headed, operation)).toEqual(headersOf(got, operation));
    expect(headed.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await headed.text()).toBe('');
  },
);

describe('HEAD', () => {
  it('also works through the site', async () => {
    const response = await fetch(`${portal.site}/api/${health.path}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each(['nothing/here', 'auth/signin', ''])('of /api/%s, which has no GET, is 404', async (path) => {
    const response = await head({ path } as Operation);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('does not count as a download', async () => {
    const [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
    const request = await submitForClient(portal, client);
    const fileId = await uploadAndRelease(portal, staff, request.requestId, {
      embargoEnabled: false,
    });
    const held = accessHeader(await lookUp(portal, request));
    const sent = { headers: held, query: { requestId: request.requestId, fileId, action: 'download' } };
    expect((await head(downloadFile, sent)).status).toBe(200);
    expect(await documentsOf(portal, request.requestId, 'download')).toEqual([]);
    await dataOf(portal.api, downloadFile, { ...sent, headers: { ...held, ...randomIpHeader() } });
    expect(await documentsOf(portal, request.requestId, 'download')).toHaveLength(1);
  });

  it('reveals nothing about codes and counts no attempts', async () => {
    const { orderId, verificationCode } = await submitRequest(portal);
    const headers = randomIpHeader();
    for (let number = 0; number < 6; number++) {
      const query = { orderId, verificationCode: `WR0NG-0000${number}` };
      expect((await head(getRequestStatus, { query, headers })).status).toBe(200);
    }
    const query = { orderId, verificationCode };
    expect((await callApi(portal.api, getRequestStatus, { query, headers })).status).toBe(200);
  });

  it('does not count toward an address’s limit', async () => {
    const headers = randomIpHeader();
    const { limit } = downloadFile.rateLimit!;
    const responses = await Promise.all(
      Array.from({ length: limit + 10 }, () => head(downloadFile, { headers })),
    );
    expect(responses.map(({ status }) => status)).not.toContain(429);
    expect((await ask('GET', downloadFile, { headers })).status).not.toBe(429);
  });

  it('writes nothing to the audit trail', async () => {
    const [staff, { requestId }] = await Promise.all([createStaff(portal), submitRequest(portal)]);
    const before = await documentsOf(portal, requestId, 'event');
    const sent = { headers: authHeaders(staff), query: { requestId } };
    expect((await head(getRequestDetails, sent)).status).toBe(200);
    expect((await documentsOf(portal, requestId, 'event')).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id),
    );
    await dataOf(portal.api, getRequestDetails, {
      ...sent,
      headers: { ...authHeaders(staff), ...randomIpHeader() },
    });
    expect((await documentsOf(portal, requestId, 'event')).length).toBeGreaterThan(before.length);
  });

  it('is refused to callers without access', async () => {
    expect((await head(getRequestDetails, { query: { requestId: randomUUID() } })).status).toBe(401);
    const client = await signUpPerson(portal);
    const sent = { headers: authHeaders(client), query: { requestId: randomUUID() } };
    expect((await head(getRequestDetails, sent)).status).toBe(
      (await ask('GET', getRequestDetails, sent)).status,
    );
  });
});

const paths = [...Map.groupBy(endpoints, ({ path }) => path)];

test.each(paths)('OPTIONS of %s names its methods in the response envelope', async (path, operations) => {
  const response = await ask('OPTIONS', { path });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  const methods = operations.map(({ method }) => String(method));
  if (methods.includes('GET')) methods.push('HEAD');
  expect(response.headers.get('allow')!.split(', ').toSorted()).toEqual([...methods, 'OPTIONS'].toSorted());
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('OPTIONS allows no other origin', async () => {
  const preflight = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  const response = await ask('OPTIONS', { path: 'auth/signin' }, { headers: preflight });
  const allowing = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
  expect(allowing).toEqual([]);
});

test('OPTIONS of an unknown call is 404 in the response envelope', async () => {
  const response = await fetch(`${portal.site}/api/nothing/here`, { method: 'OPTIONS' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, error: { code: 'not_found' } });
});
