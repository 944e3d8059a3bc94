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
  test('has no two operations of the same method and path', () => {
    expect(duplicates(endpoints.map(({ method, path }) => `${method} ${path.toLowerCase()}`))).toEqual([]);
  });

  test('gives each path one function and each function one path, whatever their case', () => {
    const pairs = [...new Set(endpoints.map((entry) => `${entry.function}|${entry.path}`.toLowerCase()))];
    expect(duplicates(pairs.map((pair) => pair.split('|')[0]!))).toEqual([]);
    expect(duplicates(pairs.map((pair) => pair.split('|')[1]!))).toEqual([]);
  });

  test('holds the operations of the main job', () => {
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

  test.each(endpoints)('$method $path can be registered, and says what it is for and for whom', (entry) => {
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
  )('$path names a file and is closed to anonymous callers', ({ access }) => {
    expect(access).not.toContain('anonymous');
  });

  test.each(endpoints.filter(({ rateLimit }) => rateLimit))(
    '$path limits calls in whole, positive numbers',
    ({ rateLimit }) => {
      expect(Number.isInteger(rateLimit!.limit) && rateLimit!.limit > 0).toBe(true);
      expect(Number.isInteger(rateLimit!.windowSeconds) && rateLimit!.windowSeconds > 0).toBe(true);
    },
  );
});

describe('operation', () => {
  test('has no body and answers JSON by default', () => {
    const made = operation({
      function: 'f',
      method: 'GET',
      path: 'f',
      summary: 'F.',
      access: ['staff'],
      data: z.string(),
    });
    expect([made.query.def.type, made.body.def.type, made.wire]).toEqual(['void', 'void', 'json']);
  });
});

test('an unknown error code is rejected', () => {
  const failed = (code: string) => ({ success: false, message: 'x', error: { code, correlationId: 'c' } });
  expect(z.safeParse(responseEnvelope, failed('locked')).success).toBe(true);
  expect(z.safeParse(responseEnvelope, failed('teapot')).success).toBe(false);
});

describe('looking up a request', () => {
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
  ])('%j answers %j', (query, problems) => {
    expect(problemsOf(getRequestStatus.query, query)).toEqual(problems);
  });
});

describe('asking for upload links', () => {
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

  test.each([{ size: -1 }, { size: 1.5 }, { size: '1' }, { name: ' ' }])('%j is no file', (wrong) => {
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
  ])('%j is no upload key', (key) => {
    expect(z.safeParse(uploadKey, key).success).toBe(false);
  });
});

describe('the body of a submit', () => {
  const draftId = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';
  const payment = { id: 'pi_1', amount: 1500, status: 'succeeded' };
  const settled = { amount: 1500, status: 'completed' };
  const submit = (body: unknown) => z.parse(submitClientRequest.body, body);

  test('with a draft and a payment needs nothing else', () => {
    expect(submit({ draftId, payment })).toEqual({ draftId, payment: { id: 'pi_1' } });
  });

  test('with the fields of the wizard and a payment is a client’s, also when staff send it', () => {
    expect(submit({ ...aRecordsRequest(), payment })).toMatchObject({
      patientName: 'Maria Santos',
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
  ])('with the fields of the internal form and %j is internal', (more) => {
    expect(submit({ ...anInternalRequest(), ...more })).toMatchObject({
      attorneyName: 'Ana Lopez',
      notes: '',
    });
  });

  test('that calls itself internal is, whatever payment it names', () => {
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
  ])('%# is refused by the fields of what was meant', (body, fields) => {
    expect(Object.keys(problemsOf(submitClientRequest.body, body))).toEqual(expect.arrayContaining(fields));
  });
});

describe('what is paid for', () => {
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
  ])('%j is %j', (sent, read) => {
    expect(z.parse(createPaymentIntent.body, sent)).toEqual(read);
  });

  test('rejects an unknown kind', () => {
    const problems = problemsOf(createPaymentIntent.body, { type: 'tip', requestId });
    expect(problems['type']).toEqual(['This type of payment is not supported.']);
  });
});

describe('paying and submitting', () => {
  const draftId = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';

  test('an amount sent by the browser is dropped', () => {
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

  test.each(['', 'pi_', 'ch_1', 'pi_1/../x', 'pi_1?expand=customer'])('"%s" is no payment', (id) => {
    expect(problemsOf(submitClientRequest.body, { draftId, payment: { id } })).toEqual({
      'payment.id': ['The payment ID is not valid'],
    });
  });

  test('problems of a request are keyed by field path', () => {
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
