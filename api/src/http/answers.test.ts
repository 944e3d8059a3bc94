import { responseEnvelope } from '@portal/contract/endpoint.ts';
import { errorCodes, httpStatusOf } from '@portal/contract/errors.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { notFound, PortalError, unavailable } from '../errors/portalError.ts';
import { failureAnswer, json } from './answers.ts';

const bodyOf = (made: ReturnType<typeof json>) =>
  z.parse(responseEnvelope, JSON.parse(z.parse(z.string(), made.body)));
const SECRET = 'Maria Santos 1980-02-29';

describe('every answer', () => {
  test.each([200, 404, 503])(
    'of status %i is never stored, sniffed, framed or sent in the clear',
    (status) => {
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
    },
  );
});

describe('a failure with a public message', () => {
  test.each(errorCodes)('%s carries its status, message and correlation id', (code) => {
    const made = failureAnswer(new PortalError(code, 'Please try again.'), 'c-1');
    expect(made.status).toBe(httpStatusOf[code]);
    expect(bodyOf(made)).toEqual({
      success: false,
      message: 'Please try again.',
      error: { code, correlationId: 'c-1' },
    });
  });

  test('keeps its internal detail and its cause to itself', () => {
    const error = new PortalError('not_found', 'Request not found', {
      internal: SECRET,
      cause: new Error(SECRET),
    });
    expect(JSON.stringify(failureAnswer(error, 'c-1'))).not.toContain('Maria');
    expect(JSON.stringify(failureAnswer(unavailable(SECRET, new Error(SECRET)), 'c-1'))).not.toContain(
      'Maria',
    );
  });

  test('names the fields that are wrong', () => {
    const made = failureAnswer(
      new PortalError('invalid_input', 'x', { fields: { 'request.orderId': 'x' } }),
      'c-1',
    );
    expect(bodyOf(made).error?.fields).toEqual({ 'request.orderId': 'x' });
  });

  test('has the retry delay in header and body', () => {
    const made = failureAnswer(new PortalError('locked', 'x', { retryAfterSeconds: 90 }), 'c-1');
    expect(made.headers).toMatchObject({ 'retry-after': '90' });
    expect(bodyOf(made).error?.retryAfterSeconds).toBe(90);
    expect(failureAnswer(notFound('x'), 'c-1').headers).not.toHaveProperty('retry-after');
  });

  test('a store that is down can be asked again in five seconds', () => {
    expect(failureAnswer(unavailable('Cosmos'), 'c-1')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
    });
  });
});

describe('a fault of the portal', () => {
  test.each([
    ['an error', new Error(SECRET)],
    [
      'an error with a code and a status',
      Object.assign(new Error(SECRET), { code: 'forbidden', status: 200 }),
    ],
    ['an error whose cause was told', new Error(SECRET, { cause: new PortalError('forbidden', SECRET) })],
    ['a look-alike', { name: 'PortalError', code: 'not_found', message: SECRET, detail: {} }],
    ['text', SECRET],
    ['null', null],
    ['nothing', undefined],
  ])('thrown as %s says nothing about itself', (_, thrown) => {
    const made = failureAnswer(thrown, 'c-1');
    expect(made.status).toBe(500);
    expect(bodyOf(made)).toEqual({
      success: false,
      message: 'Something went wrong on our side. Please try again.',
      error: { code: 'unexpected', correlationId: 'c-1' },
    });
    expect(JSON.stringify(made)).not.toMatch(/Maria|stack|\.ts/);
  });
});
