import { responseEnvelope } from '@portal/contract/endpoint.ts';
import { errorCodes, httpStatusOf } from '@portal/contract/errors.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { notFound, PortalError, unavailable } from '../errors/portalError.ts';
import { errorResponse, json } from './responses.ts';

const bodyOf = (response: ReturnType<typeof json>) =>
  z.parse(responseEnvelope, JSON.parse(z.parse(z.string(), response.body)));
const SECRET = 'Maria Santos 1980-02-29';

describe('json', () => {
  test.each([200, 404, 503])('adds security headers to a response with status %i', (status) => {
    expect(json(status, { success: true })).toMatchObject({
      status,
      headers: {
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'content-type': 'application/json; charset=utf-8',
      },
    });
  });
});

describe('errorResponse of a PortalError', () => {
  test.each(errorCodes)('%s has its status, message and correlation id', (code) => {
    const response = errorResponse(new PortalError(code, 'Please try again.'), 'c-1');
    expect(response.status).toBe(httpStatusOf[code]);
    expect(bodyOf(response)).toEqual({
      success: false,
      message: 'Please try again.',
      error: { code, correlationId: 'c-1' },
    });
  });

  test('omits internal details and the cause', () => {
    const error = new PortalError('not_found', 'Request not found', {
      internal: SECRET,
      cause: new Error(SECRET),
    });
    expect(JSON.stringify(errorResponse(error, 'c-1'))).not.toContain('Maria');
    expect(JSON.stringify(errorResponse(unavailable(SECRET, new Error(SECRET)), 'c-1'))).not.toContain(
      'Maria',
    );
  });

  test('lists the invalid fields', () => {
    const response = errorResponse(
      new PortalError('invalid_input', 'x', { fields: { 'request.orderId': 'x' } }),
      'c-1',
    );
    expect(bodyOf(response).error?.fields).toEqual({ 'request.orderId': 'x' });
  });

  test('has the retry delay in header and body', () => {
    const response = errorResponse(new PortalError('locked', 'x', { retryAfterSeconds: 90 }), 'c-1');
    expect(response.headers).toMatchObject({ 'retry-after': '90' });
    expect(bodyOf(response).error?.retryAfterSeconds).toBe(90);
    expect(errorResponse(notFound('x'), 'c-1').headers).not.toHaveProperty('retry-after');
  });

  test('asks callers to retry in five seconds when a store is down', () => {
    expect(errorResponse(unavailable('Cosmos'), 'c-1')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
  });
});

describe('errorResponse of any other error', () => {
  test.each([
    ['an error', new Error(SECRET)],
    [
      'an error with a code and a status',
      Object.assign(new Error(SECRET), { code: 'forbidden', status: 200 }),
    ],
    [
      'an error whose cause is a PortalError',
      new Error(SECRET, { cause: new PortalError('forbidden', SECRET) }),
    ],
    ['a look-alike', { name: 'PortalError', code: 'not_found', message: SECRET, detail: {} }],
    ['text', SECRET],
    ['null', null],
    ['nothing', undefined],
  ])('is generic for %s', (_, thrown) => {
    const response = errorResponse(thrown, 'c-1');
    expect(response.status).toBe(500);
    expect(bodyOf(response)).toEqual({
      success: false,
      message: 'Something went wrong on our side. Please try again.',
      error: { code: 'unexpected', correlationId: 'c-1' },
    });
    expect(JSON.stringify(response)).not.toMatch(/Maria|stack|\.ts/);
  });
});
