import { HttpRequest } from '@azure/functions';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PortalError } from '../errors/portalError.ts';
import { parseBody, parseQuery, parseWith } from './parse.ts';

const fileId = `file_${'0'.repeat(32)}`;
const requestId = `req_${'a'.repeat(24)}`;

function post(body: string): HttpRequest {
  return new HttpRequest({ method: 'POST', url: 'https://portal.example/api/x', body: { string: body } });
}

function get(query: Record<string, string>): HttpRequest {
  return new HttpRequest({ method: 'GET', url: 'https://portal.example/api/x', query });
}

async function refusalOf(work: () => unknown): Promise<PortalError> {
  try {
    await work();
  } catch (error) {
    if (error instanceof PortalError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('parseWith', () => {
  const schema = z.object({
    request: z.object({
      orderId: z.string().check(z.minLength(3, 'too short'), z.regex(/^O/, 'wrong start')),
      files: z.array(z.object({ size: z.number('no number') })),
    }),
  });

  test('returns the parsed value', () => {
    expect(parseWith(schema, { request: { orderId: 'ORD', files: [], extra: 1 }, extra: 1 })).toEqual({
      request: { orderId: 'ORD', files: [] },
    });
  });

  test('reports each invalid field by its path with its first message', async () => {
    const error = await refusalOf(() =>
      parseWith(schema, { request: { orderId: 'x', files: [{ size: 1 }, { size: 'x' }] } }),
    );
    expect(error).toMatchObject({ code: 'invalid_input', message: 'too short' });
    expect(error.detail.fields).toEqual({
      'request.orderId': 'too short',
      'request.files.1.size': 'no number',
    });
  });

  test.each([[null], [undefined], [[]], ['text'], [1]])('rejects %j instead of an object', async (value) => {
    expect((await refusalOf(() => parseWith(schema, value))).code).toBe('invalid_input');
  });
});

describe('parseQuery', () => {
  test('reads parameters and defaults, and drops unknown ones', () => {
    expect(parseQuery(downloadFile.query, get({ fileId, requestId, role: 'admin' }))).toEqual({
      fileId,
      requestId,
      action: 'download',
    });
  });

  test('reports missing and invalid parameters', async () => {
    const error = await refusalOf(() =>
      parseQuery(downloadFile.query, get({ fileId: '../x', action: 'delete' })),
    );
    expect(Object.keys(error.detail.fields!).toSorted()).toEqual(['action', 'fileId', 'requestId']);
  });

  test('returns undefined for a void schema', () => {
    expect(parseQuery(z.void(), get({ fileId }))).toBeUndefined();
  });
});

describe('parseBody', () => {
  test('reports the fields of a body by their path', async () => {
    const body = JSON.stringify({ draftId: 'x', request: { orderId: '' } });
    const { fields } = (await refusalOf(() => parseBody(createPaymentIntent.body, post(body)))).detail;
    expect(fields).toMatchObject({
      draftId: 'The draft ID must be a UUID',
      'request.orderId': 'Order ID is required and must be between 1-100 characters',
      'request.patientDob': 'Date of birth is required',
    });
  });

  test.each(['null', '[]', '7', '"text"', '{"request":null}', '{"request":[]}', '{}'])(
    'rejects the body %s',
    async (body) => {
      expect((await refusalOf(() => parseBody(createPaymentIntent.body, post(body)))).code).toBe(
        'invalid_input',
      );
    },
  );

  test.each(['', '{', '<xml/>', 'draftId=1', '{"a":1}}'])(
    'rejects %j, which is not JSON, without repeating it',
    async (body) => {
      const error = await refusalOf(() => parseBody(createPaymentIntent.body, post(body)));
      expect(error).toMatchObject({ code: 'invalid_input', message: 'The request body is not valid JSON' });
    },
  );

  test('rejects a body over one megabyte', async () => {
    const text = (length: number) => JSON.stringify({ a: 'x'.repeat(length - 8) });
    expect(text(1024 * 1024)).toHaveLength(1024 * 1024);
    await expect(parseBody(z.object({ a: z.string() }), post(text(1024 * 1024)))).resolves.toHaveProperty(
      'a',
    );
    const error = await refusalOf(() => parseBody(z.object({ a: z.string() }), post(text(1024 * 1024 + 1))));
    expect(error.code).toBe('too_large');
  });

  test('returns undefined for a void schema', async () => {
    expect(await parseBody(z.void(), post('{'))).toBeUndefined();
  });
});
