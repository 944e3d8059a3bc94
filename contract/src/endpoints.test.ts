import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anyone, operation, responseEnvelope } from './endpoint.ts';
import { uploadKey, generateUploadUrls } from './files/endpoints/uploads.ts';
import { createPaymentIntent } from './payments/endpoints/payments.ts';
import { getRequestStatus } from './requests/endpoints/requests.ts';
import { submitClientRequest } from './requests/endpoints/submission.ts';
import { endpoints } from './endpoints.ts';
import { anInternalRequest } from './testing/anInternalRequest.ts';
import { aRecordsRequest } from './testing/aRecordsRequest.ts';
import { problemsOf } from './testing/problemsOf.ts';

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the endpoint table', () => {
  test('reads every file that declares operations', () => {
    const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
    const declaring = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
      (file) => !file.endsWith('.test.ts') && /= operation\(/.test(textOf(file)),
    );
    const read = [...textOf('endpointFiles.ts').matchAll(/ from '\.\/(.+)';/g)].map(([, file]) => file);
    expect(read).toEqual(declaring.toSorted());
  });

  test('has each method and path once', () => {
    expect(duplicates(endpoints.map(({ method, path }) => `${method} ${path.toLowerCase()}`))).toEqual([]);
  });

  test('gives each path one function and each function one path, ignoring case', () => {
    const pairs = [...new Set(endpoints.map((entry) => `${entry.function}|${entry.path}`.toLowerCase()))];
    expect(duplicates(pairs.map((pair) => pair.split('|')[0]!))).toEqual([]);
    expect(duplicates(pairs.map((pair) => pair.split('|')[1]!))).toEqual([]);
  });

  test('marks exactly the operations that say what a repeated call does as repeatable', () => {
    const names = (marked: readonly (typeof endpoints)[number][]) =>
      marked.map(({ method, path }) => `${method} ${path}`).sort();
    const saysSo = /repeat(?:ed|ing)\b.*\bcalls?\b|\bsame call\b|\bnever repeats\b/i;
    const changing = endpoints.filter(({ method }) => method !== 'GET');
    expect(names(endpoints.filter(({ repeatable }) => repeatable))).toEqual(
      names(changing.filter(({ summary }) => saysSo.test(summary))),
    );
  });

  test('marks every operation with a key as repeatable', () => {
    const fieldsOf = ({ body }: (typeof endpoints)[number]) =>
      body instanceof z.ZodMiniObject ? Object.keys(body.shape) : [];
    const keyed = endpoints.filter((entry) =>
      ['key', 'messageId', 'updateId'].some((key) => fieldsOf(entry).includes(key)),
    );
    expect(keyed.length).toBeGreaterThan(7);
    expect(keyed.filter(({ method, repeatable }) => method !== 'GET' && !repeatable)).toEqual([]);
  });

  test('has the main operations', () => {
    expect(endpoints.map(({ method, path }) => `${method} /${path}`)).toEqual(
      expect.arrayContaining([
        'POST /generateUploadUrls',
        'POST /submitClientRequest',
        'GET /getClientRequest',
        'GET /getRequestStatus',
        'GET /manageRequestStatuses',
        'GET /getFacilities',
        'GET /downloadFile',
        'GET /checkFileDownload',
        'GET /checkDownloadStatus',
        'POST /payment/create-intent',
        'POST /payment/webhook',
        'GET /openapi.json',
      ]),
    );
  });

  test.each(endpoints)('$method $path has a valid name, a summary and callers', (entry) => {
    expect(entry.function).toMatch(/^[A-Za-z][A-Za-z0-9_-]{0,126}$/);
    expect(entry.path).toMatch(/^[A-Za-z][A-Za-z0-9_.-]*(\/[A-Za-z0-9_.{}-]+)*$/);
    expect(entry.summary).toMatch(/^[A-Z].*\.$/);
    expect(entry.access.length).toBeGreaterThan(0);
    expect(entry.access.filter((kind) => !anyone.includes(kind))).toEqual([]);
    expect(duplicates(entry.access)).toEqual([]);
  });

  test.each(endpoints.filter(({ method }) => method === 'GET'))('GET $path takes no body', (entry) => {
    expect(entry.body.def.type).toBe('void');
  });

  test.each(
    endpoints.filter(
      ({ query }) => 'fileId' in (z.toJSONSchema(query, { unrepresentable: 'any' }).properties ?? {}),
    ),
  )('$path takes a file ID and rejects anonymous callers', ({ access }) => {
    expect(access).not.toContain('anonymous');
  });

  test.each(endpoints.filter(({ rateLimit }) => rateLimit))(
    '$path limits calls by positive integers',
    ({ rateLimit }) => {
      expect(Number.isInteger(rateLimit!.limit) && rateLimit!.limit > 0).toBe(true);
      expect(Number.isInteger(rateLimit!.windowSeconds) && rateLimit!.windowSeconds > 0).toBe(true);
    },
  );
});

describe('operation', () => {
  test('has no query, no body and a JSON response by default', () => {
    const created = operation({
      function: 'f',
      method: 'GET',
      path: 'f',
      summary: 'F.',
      access: ['staff'],
      data: z.string(),
    });
    expect([created.query.def.type, created.body.def.type, created.wire]).toEqual(['void', 'void', 'json']);
  });
});

test('an unknown error code is rejected', () => {
  const failed = (code: string) => ({ success: false, message: 'x', error: { code, correlationId: 'c' } });
  expect(z.safeParse(responseEnvelope, failed('locked')).success).toBe(true);
  expect(z.safeParse(responseEnvelope, failed('teapot')).success).toBe(false);
});

describe('the query of getRequestStatus', () => {
  const ORDER = 'Please enter a valid order ID';
  const CODE = 'Please enter your case verification code';
  const good = { orderId: 'ORD-1', verificationCode: '7K3M9-QX2TB' };

  test.each<[query: object, problems: Record<string, string[]>]>([
    [good, {}],
    [{}, { orderId: [ORDER], verificationCode: [CODE] }],
    [
      { orderId: '  ', verificationCode: ' ' },
      { orderId: [ORDER], verificationCode: [CODE] },
    ],
    [{ ...good, orderId: 'x'.repeat(100) }, {}],
    [{ ...good, orderId: 'x'.repeat(101) }, { orderId: [ORDER] }],
    [{ ...good, verificationCode: '7'.repeat(40) }, {}],
    [{ ...good, verificationCode: '7'.repeat(41) }, { verificationCode: [CODE] }],
  ])('%j has the problems %j', (query, problems) => {
    expect(problemsOf(getRequestStatus.query, query)).toEqual(problems);
  });
});

describe('the body of generateUploadUrls', () => {
  const requestId = 'req-3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';
  const aFile = { name: 'scan.pdf', type: 'application/pdf', size: 1 };

  test.each<[body: object, problems: Record<string, string[]>]>([
    [{ requestId, files: [aFile] }, {}],
    [{ requestId, files: [] }, { files: ['Please select at least one file to upload'] }],
    [
      { requestId, files: [{ ...aFile, name: 'x'.repeat(256) }] },
      { 'files.0.name': ['The file name is too long'] },
    ],
  ])('%#', (body, problems) => {
    expect(problemsOf(generateUploadUrls.body, body)).toEqual(problems);
  });

  test.each([{ size: -1 }, { size: 1.5 }, { size: '1' }, { name: ' ' }])('rejects the file %j', (wrong) => {
    const [field] = Object.keys(wrong);
    expect(
      Object.keys(problemsOf(generateUploadUrls.body, { requestId, files: [{ ...aFile, ...wrong }] })),
    ).toEqual([`files.0.${field}`]);
  });

  test.each([
    '',
    'req-',
    'req-../../other',
    'update-',
    `update-${requestId.slice(4)}/x`,
    `${requestId}/x`,
    `${requestId}\n`,
  ])('rejects the upload key %j', (key) => {
    expect(z.safeParse(uploadKey, key).success).toBe(false);
  });
});

describe('the body of submitClientRequest', () => {
  const draftId = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';
  const payment = { id: 'pi_1', amount: 1500, status: 'succeeded' };
  const settled = { amount: 1500, status: 'completed' };
  const submit = (body: unknown) => z.parse(submitClientRequest.body, body);

  test('needs only a draft and a payment', () => {
    expect(submit({ draftId, payment })).toEqual({ draftId, payment: { id: 'pi_1' } });
  });

  test('is a client request with the fields of the wizard and a payment', () => {
    expect(submit({ ...aRecordsRequest(), payment })).toMatchObject({
      patientName: 'Pat Example',
      payment: { id: 'pi_1' },
    });
    expect(submit({ ...anInternalRequest(), ...aRecordsRequest(), payment })).not.toHaveProperty('notes');
  });

  test.each([
    {},
    { source: 'internal' },
    { draftId },
    { payment: settled },
    { payment: { ...settled, id: null } },
  ])('is an internal request with the fields of the internal form and %j', (more) => {
    expect(submit({ ...anInternalRequest(), ...more })).toMatchObject({
      attorneyName: 'Quentin Ashworth',
      notes: '',
    });
  });

  test('is an internal request with source internal, even with a payment', () => {
    expect(submit({ ...anInternalRequest(), source: 'internal', payment })).toMatchObject({
      source: 'internal',
    });
  });

  test.each<[body: unknown, fields: string[]]>([
    [
      { payment },
      ['orderId', 'copyServiceName', 'copyServiceEmail', 'patientName', 'patientDob', 'requestType'],
    ],
    [{ ...aRecordsRequest({ orderId: '' }), payment }, ['orderId']],
    [{ ...aRecordsRequest(), payment: { id: 'pi_' } }, ['payment.id']],
    [{ ...anInternalRequest({ attorneyName: '' }), payment: settled }, ['attorneyName']],
    [{ source: 'other', draftId, payment }, ['source']],
    [{ ...anInternalRequest(), source: null, payment: settled }, ['source']],
    [{ ...anInternalRequest(), source: 'client', payment: settled }, ['payment.id']],
  ])('%# is rejected with the field names of the intended form', (body, fields) => {
    expect(Object.keys(problemsOf(submitClientRequest.body, body))).toEqual(expect.arrayContaining(fields));
  });
});

describe('the body of createPaymentIntent', () => {
  const requestId = `req_${'a'.repeat(24)}`;
  const fileId = `file_${'1'.repeat(32)}`;
  const invoiceId = `inv_${'1'.repeat(32)}`;

  test.each([
    [
      { fileId, requestId, amount: 2500 },
      { type: 'file', requestId, fileId },
    ],
    [
      { invoiceId, requestId, amount: 2500, type: 'invoice' },
      { type: 'invoice', requestId, invoiceId },
    ],
    [
      { invoiceId, requestId },
      { type: 'invoice', requestId, invoiceId },
    ],
    [
      { type: 'pay_again', requestId },
      { type: 'pay_again', requestId },
    ],
  ])('parses %j as %j', (sent, parsed) => {
    expect(z.parse(createPaymentIntent.body, sent)).toEqual(parsed);
  });

  test('rejects an unknown kind', () => {
    const problems = problemsOf(createPaymentIntent.body, { type: 'tip', requestId });
    expect(problems['type']).toEqual(['This type of payment is not supported.']);
  });
});

describe('createPaymentIntent and submitClientRequest', () => {
  const draftId = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';

  test('ignore an amount sent by the browser', () => {
    const sent = { draftId, request: aRecordsRequest(), amount: 1, currency: 'jpy' };
    expect(Object.keys(z.parse(createPaymentIntent.body, sent)).toSorted()).toEqual([
      'draftId',
      'language',
      'request',
    ]);
    const submitted = {
      draftId,
      payment: { id: 'pi_1', amount: 1, status: 'succeeded' },
      status: 'completed',
    };
    expect(z.parse(submitClientRequest.body, submitted)).toEqual({ draftId, payment: { id: 'pi_1' } });
  });

  test.each(['', 'pi_', 'ch_1', 'pi_1/../x', 'pi_1?expand=customer'])('reject the payment ID "%s"', (id) => {
    expect(problemsOf(submitClientRequest.body, { draftId, payment: { id } })).toEqual({
      'payment.id': ['The payment ID is not valid'],
    });
  });

  test('report problems by field path', () => {
    expect(
      Object.keys(
        problemsOf(createPaymentIntent.body, { draftId, request: aRecordsRequest({ orderId: '' }) }),
      ),
    ).toEqual(['request.orderId']);
    expect(Object.keys(problemsOf(createPaymentIntent.body, { draftId, request: null }))).toEqual([
      'request',
    ]);
  });
});
