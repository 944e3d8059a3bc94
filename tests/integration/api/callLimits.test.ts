import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { getClientRequest, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api/callApi.ts';
import { accessHeader, lookUpAfterScan } from '../../support/requests/holder.ts';
import {
  openFeePayment,
  pay,
  pdfBytes,
  recordsRequest,
  submitRequest,
  uploadFile,
} from '../../support/requests/order.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';

/** Random ids, which may contain four digits of a patient by chance. */
const RANDOM_IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[a-z]{2,4}_[\w-]{16,}|"durationMs":[\d.]+/g;

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

describe('calls from one address', () => {
  const call = (headers: Record<string, string> = {}) =>
    callApi(portal.site, createPaymentIntent, { body: {}, headers });

  it('are limited, whatever address they claim, with Retry-After', async () => {
    const { limit, windowSeconds } = createPaymentIntent.rateLimit!;
    const replies = await Promise.all(
      Array.from({ length: limit + 5 }, (_, index) => call({ 'x-forwarded-for': `203.0.113.${index}` })),
    );
    // A new window may start during the calls.
    const refused = replies.filter(({ status }) => status === 429);
    expect(replies.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(
      limit - refused.length,
    );
    const [last] = refused.length > 0 ? refused : await exhaust(limit);
    expect(last).toMatchObject({ status: 429, error: { code: 'rate_limited' } });
    const seconds = Number(last?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(windowSeconds);
    expect(last?.error?.retryAfterSeconds).toBe(seconds);
  });

  async function exhaust(limit: number) {
    return (await Promise.all(Array.from({ length: limit + 5 }, () => call()))).filter(
      ({ status }) => status === 429,
    );
  }

  it('are limited for the call that returns a code', async () => {
    const { limit } = submitClientRequest.rateLimit!;
    const elsewhere = { 'x-forwarded-for': '192.0.2.47' };
    const submit = () => callApi(portal.api, submitClientRequest, { body: {}, headers: elsewhere });
    // Twice the limit, because a new window may start during the calls.
    const replies = await Promise.all(Array.from({ length: 2 * limit + 1 }, submit));
    expect(replies.map(({ status }) => status)).toContain(429);
  });

  it('limit no other address and no other call', async () => {
    const elsewhere = { 'x-forwarded-for': '192.0.2.44' };
    expect(await callApi(portal.api, createPaymentIntent, { body: {}, headers: elsewhere })).toMatchObject({
      status: 400,
    });
    expect(await callApi(portal.site, generateUploadUrls, { body: {} })).toMatchObject({ status: 400 });
  });
});

describe('what the portal logs', () => {
  const canary = {
    orderId: 'CANARY-ORDER-5521',
    patientName: 'Canary Birdsong',
    patientDob: '1961-07-29',
    patientSsnLast4: '7391',
    contactEmail: 'canary.contact@firm.example',
    copyServiceEmail: 'canary.clerk@copyservice.example',
    lawyerEmail: 'canary.attorney@firm.example',
    contactPhone: '(310) 555-7713',
  };

  async function readLogs(): Promise<Record<string, string>> {
    const folder = join(portal.dir, 'logs');
    const names = await readdir(folder);
    return Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
      ),
    );
  }

  it('contains no names, whether calls succeed or fail', async () => {
    const draftId = randomUUID();
    const fileId = await uploadFile(portal, draftId, {
      name: 'Canary Birdsong MRI.pdf',
      content: pdfBytes(),
    });
    const submitted = await submitRequest(portal, { ...canary, uploadedFiles: [{ fileId }] }, draftId);
    const seen = await lookUpAfterScan(portal, submitted);
    await callApi(portal.site, downloadFile, {
      query: { requestId: seen._id, fileId },
      headers: accessHeader(seen),
    });

    const broken = { ...recordsRequest(canary), requestType: 'Canary Birdsong', patientDob: '1961-07-99' };
    await callApi(portal.api, createPaymentIntent, {
      body: { draftId: randomUUID(), request: broken },
      headers: { 'x-forwarded-for': '192.0.2.45' },
    });
    const html = await uploadFile(portal, draftId, {
      name: 'Canary Birdsong.pdf',
      content: new TextEncoder().encode('<html>Canary Birdsong</html>'),
    });
    const another = randomUUID();
    await openFeePayment(portal, another, recordsRequest(canary));
    await callApi(portal.api, createPaymentIntent, {
      body: { draftId, request: recordsRequest({ ...canary, uploadedFiles: [{ fileId: html }] }) },
      headers: { 'x-forwarded-for': '192.0.2.46' },
    });
    const declined = await openFeePayment(portal, randomUUID(), recordsRequest(canary));
    await pay(portal, declined.paymentIntentId, 'pm_card_chargeDeclined').catch(() => undefined);
    await callApi(portal.site, submitClientRequest, {
      body: { draftId: another, payment: { id: declined.paymentIntentId } },
    });
    for (const verificationCode of [submitted.verificationCode, 'AAAAA-AAAAA']) {
      for (const operation of [getRequestStatus, getClientRequest]) {
        await callApi(portal.site, operation, { query: { orderId: canary.orderId, verificationCode } });
      }
    }

    const logs = await readLogs();
    expect(logs['api.log']).toContain('request submitted');
    expect(logs['api.log']).toContain(submitted.requestId);
    const bareCode = submitted.verificationCode.replace('-', '');
    const secrets = [
      ...Object.values(canary),
      'Canary',
      'Birdsong',
      'canary',
      'MRI',
      '1961-07',
      submitted.verificationCode,
      bareCode,
      seen.requestAccess,
      'client_secret',
      'sig=',
    ];
    for (const [name, log] of Object.entries(logs)) {
      const text = log.replace(RANDOM_IDS, '');
      for (const secret of secrets) expect(text, `${name} contains ${secret}`).not.toContain(secret);
    }
  });
});
