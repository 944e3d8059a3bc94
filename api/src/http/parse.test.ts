import { HttpRequest } from '@azure/functions';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { updateRequestFiles } from '@portal/contract/files/endpoints/releases.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PortalError } from '../errors/portalError.ts';
import { eventLimits } from './inputLimits.ts';
import { parseBody, parseQuery, parseWith, readJsonText } from './parse.ts';

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

  test.each([
    ['many parameters', Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`x${index}`, '1']))],
    ['a long parameter', { fileId: 'x'.repeat(20_001) }],
    ['a long name', { ['x'.repeat(301)]: '1' }],
  ])('rejects %s before parsing', async (_, query) => {
    const error = await refusalOf(() => parseQuery(downloadFile.query, get(query)));
    expect(error).toMatchObject({ code: 'too_large', detail: {} });
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
    const schema = z.object({ a: z.string().check(z.maxLength(1024 * 1024)) });
    await expect(parseBody(schema, post(text(1024 * 1024)))).resolves.toHaveProperty('a');
    const error = await refusalOf(() => parseBody(schema, post(text(1024 * 1024 + 1))));
    expect(error).toMatchObject({ code: 'too_large', message: 'The request is too large' });
  });

  test('returns undefined for a void schema', async () => {
    expect(await parseBody(z.void(), post('{'))).toBeUndefined();
  });

  test.each([
    ['too_large', JSON.stringify({ request: { loaFiles: Array(400_000).fill(0) } })],
    ['too_large', JSON.stringify({ request: { orderId: 'x'.repeat(900_000) } })],
    ['too_large', JSON.stringify({ ['x'.repeat(900_000)]: 1 })],
    ['too_large', JSON.stringify({ files: Array(130_000).fill({}) })],
    ['invalid_input', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['invalid_input', '{"a":'.repeat(100_000)],
  ])('rejects with %s what is larger than its schema before parsing', async (code, body) => {
    const error = await refusalOf(() => parseBody(createPaymentIntent.body, post(body)));
    expect(error).toMatchObject({ code, detail: {} });
  });

  test('leaves a list that is a little too long to the message of its schema', async () => {
    const file = { name: 'a.pdf', type: 'application/pdf', size: 1 };
    const body = {
      requestId: `req-${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
      files: Array(501).fill(file),
    };
    const error = await refusalOf(() => parseBody(generateUploadUrls.body, post(JSON.stringify(body))));
    expect(error).toMatchObject({ code: 'invalid_input', message: 'Please upload fewer files at once' });
  });

  test('lists the first invalid fields of many', async () => {
    const files = Array(500).fill({});
    const error = await refusalOf(() => parseBody(generateUploadUrls.body, post(JSON.stringify({ files }))));
    expect(Object.keys(error.detail.fields!)).toHaveLength(200);
  });
});

describe('parseBody of a multipart form', () => {
  const BOUNDARY = '----form';
  const { body, jsonFieldsOfForm } = updateRequestFiles;

  function form(
    parts: readonly (readonly [name: string, text: string])[],
    type = `multipart/form-data; boundary=${BOUNDARY}`,
  ): HttpRequest {
    const fields = parts.map(
      ([name, text]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    );
    return new HttpRequest({
      method: 'POST',
      url: 'https://portal.example/api/x',
      headers: { 'content-type': type },
      body: { string: `${fields.join('')}--${BOUNDARY}--\r\n` },
    });
  }

  test('reads texts, and lists as JSON', async () => {
    const parts = [
      ['requestId', requestId],
      ['comment', 'Line 1\r\nLine 2'],
      ['uploadedFiles', JSON.stringify([{ fileId }])],
    ] as const;
    expect(await parseBody(body, form(parts), jsonFieldsOfForm)).toMatchObject({
      requestId,
      comment: 'Line 1\r\nLine 2',
      uploadedFiles: [{ fileId }],
    });
  });

  test.each([
    `Multipart/Form-Data; BOUNDARY="${BOUNDARY}"`,
    `multipart/form-data; charset=utf-8; boundary=${BOUNDARY}; x=1`,
    `multipart/form-data;x="boundary=other";boundary=${BOUNDARY}`,
  ])('understands the type %s, and counts its fields', async (type) => {
    const parts = [
      ['requestId', requestId],
      ['uploadedFiles', JSON.stringify([{ fileId }])],
    ] as const;
    expect(await parseBody(body, form(parts, type), jsonFieldsOfForm)).toMatchObject({ requestId });
    const many = form(Array(301).fill(['x', '']), type);
    expect((await refusalOf(() => parseBody(body, many, jsonFieldsOfForm))).code).toBe('too_large');
  });

  test.each<[what: string, code: string, parts: readonly [string, string][]]>([
    ['a long list', 'too_large', [['uploadedFiles', JSON.stringify(Array(400_000).fill(0))]]],
    ['a deep list', 'invalid_input', [['uploadedFiles', '['.repeat(100_000)]]],
    ['a long text', 'too_large', [['comment', 'x'.repeat(900_000)]]],
    ['a long name', 'too_large', [['x'.repeat(900_000), '']]],
    ['many fields', 'too_large', Array(301).fill(['x', ''])],
    ['many lines', 'too_large', [['x', '\r\n'.repeat(400_000)]]],
    ['a list that is not JSON', 'invalid_input', [['uploadedFiles', '[']]],
  ])('rejects %s', async (_, code, parts) => {
    const error = await refusalOf(() => parseBody(body, form(parts), jsonFieldsOfForm));
    expect(error.code).toBe(code);
    expect(error.detail.fields).toBeUndefined();
  });
});

test('readJsonText stops reading a body without a length after one megabyte', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  const request = { headers: new Headers(), body } as unknown as HttpRequest;
  const error = await refusalOf(() => readJsonText(request, eventLimits));
  expect(error.code).toBe('too_large');
  expect(sent).toBeLessThan(20);
});
