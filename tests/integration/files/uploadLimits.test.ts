import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi } from '../../support/api/callApi.ts';
import { authHeaders, signUpPerson } from '../../support/accounts/accounts.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { recordsRequest } from '../../support/requests/order.ts';

const portal = inject('portal');

const MEGABYTE = 1024 * 1024;

const REJECTED = { status: 422, error: { code: 'file_rejected' } };

const ask = (draftId: string, files: unknown) =>
  callApi(portal.api, generateUploadUrls, {
    headers: randomIpHeader(),
    body: { requestId: `req-${draftId}`, files },
  });

describe('links are refused', () => {
  it.each<readonly [string, string, number, string]>([
    ['too large a file', 'scan.pdf', 10 * MEGABYTE + 1, 'File scan.pdf is too large. Maximum size is 10MB'],
    ['an empty file', 'scan.pdf', 0, 'File scan.pdf is empty. Please choose another file.'],
    ...[
      'run.exe',
      'page.html',
      'image.svg',
      'macro.docm',
      'archive.zip',
      'nodot',
      '....pdf',
      'letter.pdf.exe',
      'letter.pdf\u0000.exe',
    ].map(
      (name) =>
        [
          'a file that is not a document',
          name,
          100,
          `File ${name} has unsupported format. Allowed types are PDF, JPEG, PNG, and DOC/DOCX`,
        ] as const,
    ),
  ])('for %s (%j)', async (_, name, size, message) => {
    expect(await ask(randomUUID(), [{ name, size }])).toMatchObject({ ...REJECTED, message });
  });

  it.each([
    ['no files', []],
    ['a negative size', [{ name: 'a.pdf', size: -1 }]],
    ['half a byte', [{ name: 'a.pdf', size: 0.5 }]],
    ['no name', [{ name: ' ', size: 1 }]],
    ['too long a name', [{ name: `${'x'.repeat(252)}.pdf`, size: 1 }]],
    ['an object instead of a list', { length: 1 }],
  ])('for %s', async (_, files) => {
    expect(await ask(randomUUID(), files)).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  });

  it.each(['req-1', '', 'update-x', `req-${randomUUID()}/..`, `${randomUUID()}`])(
    'under the key %j',
    async (requestId) => {
      const body = { requestId, files: [{ name: 'a.pdf', size: 1 }] };
      const headers = randomIpHeader();
      expect(await callApi(portal.api, generateUploadUrls, { headers, body })).toMatchObject({ status: 400 });
    },
  );

  it('for the 21st file of a draft, even under concurrent calls', async () => {
    const draftId = randomUUID();
    const file = { name: 'a.pdf', size: 10 };
    const responses = await Promise.all(Array.from({ length: 25 }, () => ask(draftId, [file])));
    expect(responses.filter(({ success }) => success)).toHaveLength(20);
    for (const refused of responses.filter(({ success }) => !success))
      expect(refused).toMatchObject(REJECTED);
    expect(
      await ask(
        randomUUID(),
        Array.from({ length: 21 }, () => file),
      ),
    ).toMatchObject(REJECTED);
    expect(
      await ask(
        randomUUID(),
        Array.from({ length: 20 }, () => file),
      ),
    ).toMatchObject({ status: 200 });
  });

  it('with the message of the quota up to 500 files, and before any other check above that', async () => {
    const files = (count: number) => Array.from({ length: count }, () => ({ name: 'a.pdf', size: 10 }));
    const tooMany = 'You can upload at most 20 files and 100 MB for one request.';
    expect(await ask(randomUUID(), files(500))).toMatchObject({ ...REJECTED, message: tooMany });
    expect(await ask(randomUUID(), files(501))).toMatchObject({
      status: 400,
      message: 'Please upload fewer files at once',
    });
    expect(await ask(randomUUID(), files(5000))).toMatchObject({
      status: 413,
      message: 'A list in the request has too many entries',
    });
  });

  it('for more than 100 MB of a draft', async () => {
    const draftId = randomUUID();
    const file = { name: 'a.pdf', size: 10 * MEGABYTE };
    expect(
      await ask(
        draftId,
        Array.from({ length: 10 }, () => file),
      ),
    ).toMatchObject({ status: 200 });
    expect(await ask(draftId, [{ name: 'b.pdf', size: 1 }])).toMatchObject(REJECTED);
  });
});

describe('links for one address', () => {
  const LIMIT = 100;
  const files = (count: number) => Array.from({ length: count }, () => ({ name: 'a.pdf', size: 10 }));
  const askFrom = (headers: Record<string, string>, requested: unknown) =>
    callApi(portal.api, generateUploadUrls, {
      headers,
      body: { requestId: `req-${randomUUID()}`, files: requested },
    });

  it('are refused after 100 with Retry-After; signed-in users of that address get more', async () => {
    const address = randomIpHeader();
    for (let count = 0; count < LIMIT; count += 20) {
      expect((await askFrom(address, files(20))).status).toBe(200);
    }
    const refused = await askFrom(address, files(1));
    expect(refused).toMatchObject({
      status: 429,
      message: 'Too many uploads from your network. Please try again in 10 min.',
      error: { code: 'rate_limited' },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);

    const client = await signUpPerson(portal);
    const signedIn = { ...authHeaders(client), ...address };
    for (let count = 0; count < 3 * LIMIT; count += 20) {
      expect((await askFrom(signedIn, files(20))).status).toBe(200);
    }
    expect((await askFrom(signedIn, files(1))).status).toBe(429);
    expect((await askFrom(randomIpHeader(), files(1))).status).toBe(200);
  });

  it('do not count refused calls', async () => {
    const address = randomIpHeader();
    for (let count = 0; count < LIMIT - 10; count += 10) {
      expect((await askFrom(address, files(10))).status).toBe(200);
    }
    expect((await askFrom(address, files(11))).status).toBe(429);
    expect((await askFrom(address, [{ name: 'a.exe', size: 1 }])).status).toBe(422);
    expect((await askFrom(address, files(21))).status).toBe(422);
    expect((await askFrom(address, files(10))).status).toBe(200);
  });

  it('are exactly 100 under concurrent calls', async () => {
    const address = randomIpHeader();
    const responses = await Promise.all(Array.from({ length: 12 }, () => askFrom(address, files(10))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('a form that names more than 20 files', () => {
  it('is refused with how many it can have', async () => {
    const fileRef = (index: number) => ({ fileId: `file_${String(index).padStart(32, '0')}` });
    const pay = (count: number) =>
      callApi(portal.api, createPaymentIntent, {
        headers: randomIpHeader(),
        body: {
          draftId: randomUUID(),
          request: recordsRequest({ loaFiles: Array.from({ length: count }, (_, index) => fileRef(index)) }),
        },
      });
    const message = 'You can attach at most 20 files to one request.';
    for (const count of [21, 100]) expect(await pay(count)).toMatchObject({ ...REJECTED, message });
    expect(await pay(101)).toMatchObject({ status: 400, message });
  });
});
