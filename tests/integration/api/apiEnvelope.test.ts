import { randomUUID } from 'node:crypto';
import { endpoints } from '@portal/contract/endpoints.ts';
import { httpStatusOf } from '@portal/contract/errors.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { health, openapi } from '@portal/contract/operations/endpoints/system.ts';
import type { Operation } from '@portal/contract/endpoint.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';

const portal = inject('portal');

/** An empty call. The content of the response differs by operation; its form must not. */
function emptyCall({ path, method }: Operation, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(`/api/${path}`, portal.api), {
    method,
    headers: { 'content-type': 'application/json', ...randomIpHeader(), ...headers },
    ...(method !== 'GET' && { body: '{}' }),
  });
}

const named = endpoints.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

describe.each(named)('%s', (_, operation) => {
  it('is registered and returns the response envelope', async () => {
    const response = await emptyCall(operation);
    const body = (await response.json()) as {
      message?: string;
      error?: { code: string; correlationId: string };
    };
    expect(body.message).not.toBe('This API endpoint does not exist.');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains/);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('x-powered-by')).toBeNull();
    if (!body.error) return;
    expect(body.error.correlationId).toBe(response.headers.get('x-correlation-id'));
    expect(httpStatusOf).toHaveProperty(body.error.code, response.status);
    expect(response.status).toBeLessThan(500);
  });
});

describe('the correlation id', () => {
  it('is the caller’s if it is well-formed', async () => {
    const offered = `test-${randomUUID()}`;
    const response = await emptyCall(health, { 'x-correlation-id': offered });
    expect(response.headers.get('x-correlation-id')).toBe(offered);
  });

  it.each([
    'short',
    'x'.repeat(65),
    'has space in it',
    '{"event":"forged"}',
    '<script>alert</script>',
    "';DROP TABLE--",
  ])('is generated for the invalid value %j', async (offered) => {
    const response = await emptyCall(health, { 'x-correlation-id': offered });
    expect(response.headers.get('x-correlation-id')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});

describe('the API', () => {
  it('describes exactly the operations of the contract', async () => {
    const document = (await (await emptyCall(openapi)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { 'x-access': string[] }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { 'x-access': access }]) => [
        method.toUpperCase(),
        path.slice(1),
        access,
      ]),
    );
    const table = endpoints.map(({ method, path, access }) => [method, path, access]);
    expect(new Set(described)).toEqual(new Set(table));
    expect(described).toHaveLength(table.length);
  });

  it.each([
    ['GET', 'nothing/here'],
    ['POST', 'nothing'],
    ['GET', ''],
    ['GET', 'submitClientRequest'],
    ['DELETE', 'getFacilities'],
    ['PUT', 'getFacilities'],
    ['POST', 'getRequestStatus'],
    ['GET', 'payment/webhook'],
    ['GET', 'getRequestStatus/extra'],
    ['GET', '__proto__'],
  ])('returns 404 for %s /api/%s, in the response envelope', async (method, path) => {
    const response = await fetch(`${portal.site}/api/${path}`, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-correlation-id')).toBeTruthy();
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'not_found' } });
  });

  it('does not expose the host’s own pages through the site', async () => {
    for (const path of [
      '/admin/functions/sweepOutbox',
      '/api/admin/functions/sweepOutbox',
      '/runtime/webhooks',
    ]) {
      const response = await fetch(new URL(path, portal.site), { method: 'POST', body: '{"input":""}' });
      expect(response.ok).toBe(false);
    }
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"draftId":', 'draftId=1', '\u0000', '{"a":1}{"b":2}'])(
    'returns 400 for the body %j',
    async (body) => {
      const response = await fetch(new URL('/api/submitClientRequest', portal.site), {
        method: 'POST',
        body,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ success: false, error: { code: 'invalid_input' } });
    },
  );

  it('returns 413 for a body of 2 MB', async () => {
    const draftId = randomUUID();
    expect(
      await callApi(portal.site, submitClientRequest, {
        body: { draftId, padding: 'x'.repeat(2 * 1024 * 1024) },
      }),
    ).toMatchObject({ status: 413, error: { code: 'too_large' } });
  });

  it('exposes no internals', async () => {
    const broken = [
      { draftId: 'x'.repeat(10_000) },
      { draftId: { $ne: null } },
      { request: null },
      { draftId: randomUUID(), request: [] },
    ];
    for (const body of broken) {
      const reply = await callApi(portal.api, createPaymentIntent, { headers: randomIpHeader(), body });
      expect(reply.status).toBe(400);
      expect(JSON.stringify(reply)).not.toMatch(/\bat \w+ \(|node_modules|\.ts:|\.js:|ZodError|Error:/);
    }
  });

  it('reports the state of every store', async () => {
    const { status, checks } = await dataOf(portal.site, health);
    expect(status).toBe('up');
    expect(Object.keys(checks).sort()).toEqual(['blob', 'cosmos', 'mail', 'passwords', 'stripe']);
    for (const check of Object.values(checks)) expect(check.status).toBe('up');
  });

  it('checks the stores once for concurrent callers', async () => {
    const earliest = Date.now() - 5_000;
    const checkTimes: string[] = [];
    for (let time = 0; time < 10; time++) checkTimes.push((await dataOf(portal.api, health)).checkedAt);
    expect(new Set(checkTimes).size).toBeLessThanOrEqual(2);
    expect(Date.parse(checkTimes[0]!)).toBeGreaterThanOrEqual(earliest);
    const { checkedAt } = await dataOf(portal.api, serviceStatus);
    expect(Date.parse(checkedAt)).toBeGreaterThanOrEqual(earliest - 5_000);
  });
});
