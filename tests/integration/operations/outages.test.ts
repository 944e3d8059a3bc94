import { randomUUID } from 'node:crypto';
import type { Operation } from '@portal/contract/endpoint.ts';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { generateUploadUrls } from '@portal/contract/files/endpoints/uploads.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { getClientRequest, getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { serviceStatus } from '@portal/contract/operations/endpoints/serviceStatus.ts';
import { health } from '@portal/contract/operations/endpoints/system.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { borrowPortal, type BorrowedPortal } from '../../support/portal/borrowPortal.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { freeze, setOutage, type OutageTarget, sweepOutbox } from '../../support/portal/controls.ts';
import { endTasksOf } from '../../support/portal/endTasksOf.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp, lookUpAfterScan, type TrackedRequest } from '../../support/requests/holder.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import {
  payForDraft,
  pdfBytes,
  recordsRequest,
  stripeOf,
  submitRequest,
  uploadFile,
} from '../../support/requests/order.ts';
import { makeTasksDue, storedRequest } from '../../support/portal/stores.ts';
import { deliver, eventAbout, holdWebhooks } from '../../support/payments/webhooks.ts';

const MAX_WAIT_MS = 10_000;

let portal: BorrowedPortal;
let known: Awaited<ReturnType<typeof submitRequest>>;
let knownFileId: string;
let seen: TrackedRequest;

beforeAll(async () => {
  portal = await borrowPortal();
  const draftId = randomUUID();
  knownFileId = await uploadFile(portal, draftId, { name: 'record.pdf', content: pdfBytes() });
  known = await submitRequest(portal, { uploadedFiles: [{ fileId: knownFileId }] }, draftId);
  seen = await lookUpAfterScan(portal, known);
});
afterAll(() => portal.stop());
afterEach(async () => {
  for (const store of ['cosmos', 'blob', 'stripe'] as const) await setOutage(portal, store, false);
  await holdWebhooks(portal, false);
});

interface Attempt {
  readonly operation: Operation;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const attempt = ({ operation, headers, ...sent }: Attempt) =>
  callApi(portal.api, operation, { ...sent, headers: { ...randomIpHeader(), ...headers } });

/** Makes a call while a store is unreachable, and again when it is back. */
async function callDuringAndAfterOutage(store: OutageTarget, call: Attempt) {
  await setOutage(portal, store, true);
  const startedAt = performance.now();
  const { headers, error, ...reply } = await attempt(call);
  const isInTime = performance.now() - startedAt < MAX_WAIT_MS;
  await setOutage(portal, store, false);
  const after = await attempt(call);
  return {
    during: { ...reply, code: error?.code, retryAfter: headers.get('retry-after') },
    isInTime,
    after: after.status,
  };
}

/** Refused in time with a clear message and without internals, then successful. */
const refusedThenSuccessful = {
  during: {
    status: 503,
    success: false,
    message:
      'The service is temporarily unavailable. What you entered is still here. Please try again in a moment.',
    code: 'unavailable',
    retryAfter: '5',
  },
  isInTime: true,
  after: 200,
};

async function draftWithFile() {
  const draftId = randomUUID();
  const fileId = await uploadFile(portal, draftId, { name: 'letter.pdf', content: pdfBytes() });
  return { draftId, request: recordsRequest({ loaIncluded: false, loaFiles: [{ fileId }] }) };
}

describe('without Cosmos DB', () => {
  it('no draft is stored and no payment opened', async () => {
    const newest = async () => (await stripeOf(portal).paymentIntents.list({ limit: 1 })).data[0]?.id;
    const before = await newest();
    await setOutage(portal, 'cosmos', true);
    const body = { draftId: randomUUID(), request: recordsRequest() };
    expect(await attempt({ operation: createPaymentIntent, body })).toMatchObject({ status: 503 });
    expect(await newest()).toBe(before);
    expect(await callDuringAndAfterOutage('cosmos', { operation: createPaymentIntent, body })).toEqual(
      refusedThenSuccessful,
    );
  });

  it('a paid draft is submitted when the store is back', async () => {
    await holdWebhooks(portal, true);
    const draftId = randomUUID();
    const { paymentIntentId } = await payForDraft(portal, draftId, recordsRequest());
    const body = { draftId, payment: { id: paymentIntentId } };
    expect(await callDuringAndAfterOutage('cosmos', { operation: submitClientRequest, body })).toEqual(
      refusedThenSuccessful,
    );
  });

  it.each([getRequestStatus, getClientRequest])(
    '$path is refused, and succeeds when the store is back',
    async (operation) => {
      const { orderId, verificationCode } = known;
      expect(
        await callDuringAndAfterOutage('cosmos', { operation, query: { orderId, verificationCode } }),
      ).toEqual(refusedThenSuccessful);
    },
  );

  it('no upload or download link is issued', async () => {
    const files = [{ name: 'letter.pdf', size: 10 }];
    expect(
      await callDuringAndAfterOutage('cosmos', {
        operation: generateUploadUrls,
        body: { requestId: `req-${randomUUID()}`, files },
      }),
    ).toEqual(refusedThenSuccessful);
    const query = { requestId: known.requestId, fileId: knownFileId };
    expect(
      await callDuringAndAfterOutage('cosmos', {
        operation: downloadFile,
        query,
        headers: accessHeader(seen),
      }),
    ).toEqual(refusedThenSuccessful);
  });

  it('the webhook asks Stripe to retry, and the retry creates the request', async () => {
    await holdWebhooks(portal, true);
    const request = recordsRequest();
    const { paymentIntentId } = await payForDraft(portal, randomUUID(), request);
    await setOutage(portal, 'cosmos', true);
    const payload = eventAbout({ object: 'payment_intent', id: paymentIntentId }, 'payment_intent.succeeded');
    expect((await deliver(portal, { payload })).status).toBe(503);
    await setOutage(portal, 'cosmos', false);
    expect((await deliver(portal, { payload })).status).toBe(200);
    expect(await emailsAbout(portal, request.orderId)).toHaveLength(1);
  });
});

describe('without Blob Storage', () => {
  it('a draft with files opens a payment only when the store is back', async () => {
    const body = await draftWithFile();
    expect(await callDuringAndAfterOutage('blob', { operation: createPaymentIntent, body })).toEqual(
      refusedThenSuccessful,
    );
  });

  it('a paid draft is submitted, and its files are scanned when the store is back', async () => {
    const { draftId, request } = await draftWithFile();
    const { paymentIntentId } = await payForDraft(portal, draftId, request);
    await setOutage(portal, 'blob', true);
    const submitted = await dataOf(portal.site, submitClientRequest, {
      body: { draftId, payment: { id: paymentIntentId } },
    });
    const early = await lookUp(portal, submitted);
    expect(early.loaFiles).toMatchObject([{ scan: 'pending', isDownloadable: false }]);
    const query = { requestId: early._id, fileId: early.loaFiles[0]!.fileId };
    expect(await attempt({ operation: downloadFile, query, headers: accessHeader(early) })).toMatchObject({
      status: 403,
      message: 'This file is still being checked for viruses. Please try again in a moment.',
    });
    await eventually('the confirmation email', async () => (await emailsAbout(portal, submitted.orderId))[0]);

    await setOutage(portal, 'blob', false);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect((await lookUpAfterScan(portal, submitted)).loaFiles).toMatchObject([
      { scan: 'clean', isDownloadable: true },
    ]);
    await endTasksOf(portal, submitted.requestId);
    expect(await emailsAbout(portal, submitted.orderId)).toHaveLength(1);
  });

  it('statuses are still shown', async () => {
    await setOutage(portal, 'blob', true);
    expect((await lookUp(portal, known))._id).toBe(known.requestId);
  });
});

describe('without Stripe', () => {
  it('no payment is opened until Stripe is back', async () => {
    const body = { draftId: randomUUID(), request: recordsRequest() };
    expect(await callDuringAndAfterOutage('stripe', { operation: createPaymentIntent, body })).toEqual(
      refusedThenSuccessful,
    );
  });

  it('one request is submitted once Stripe is back', async () => {
    await holdWebhooks(portal, true);
    const draftId = randomUUID();
    const { paymentIntentId } = await payForDraft(portal, draftId, recordsRequest());
    const body = { draftId, payment: { id: paymentIntentId } };
    expect(await callDuringAndAfterOutage('stripe', { operation: submitClientRequest, body })).toEqual(
      refusedThenSuccessful,
    );
    const { requestId } = await dataOf(portal.site, submitClientRequest, { body });
    expect(await storedRequest(portal, requestId)).toMatchObject({ seq: 1 });
  });

  it('statuses and files are still there', async () => {
    await setOutage(portal, 'stripe', true);
    expect((await lookUp(portal, known))._id).toBe(known.requestId);
    const query = { requestId: known.requestId, fileId: knownFileId };
    expect(await attempt({ operation: downloadFile, query, headers: accessHeader(seen) })).toMatchObject({
      status: 200,
    });
  });

  it('a payment whose browser and webhook were lost is found by the sweep', async () => {
    await holdWebhooks(portal, true);
    const request = recordsRequest();
    await payForDraft(portal, randomUUID(), request);
    await setOutage(portal, 'stripe', true);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect(await emailsAbout(portal, request.orderId)).toEqual([]);
    await setOutage(portal, 'stripe', false);
    await makeTasksDue(portal);
    await sweepOutbox(portal);
    expect(await emailsAbout(portal, request.orderId)).toHaveLength(1);
  });
});

describe('the state of the portal', () => {
  async function partsDown() {
    const { parts } = await dataOf(portal.site, serviceStatus);
    return Object.entries(parts).flatMap(([name, state]) => (state === 'down' ? [name] : []));
  }

  it.each([
    ['cosmos', 'requests'],
    ['blob', 'documents'],
    ['stripe', 'payments'],
  ] as const)(
    'reports in time that %s is down, shows people that %s are down, and recovers',
    async (store, part) => {
      await setOutage(portal, store, true);
      const data = await eventually('the failed health check', async () => {
        const startedAt = performance.now();
        const response = await callApi(portal.site, health);
        expect(performance.now() - startedAt).toBeLessThan(MAX_WAIT_MS);
        return response.status === 503 && response.data;
      });
      const { checks } = data as { checks: Record<string, { status: string }> };
      expect(Object.keys(checks).filter((name) => checks[name]?.status === 'down')).toEqual([store]);
      const down = await eventually('the public status', async () => {
        const parts = await partsDown();
        return parts.length > 0 && parts;
      });
      expect(down).toEqual([part]);
      await setOutage(portal, store, false);
      await eventually('the recovery', async () => (await callApi(portal.site, health)).status === 200);
      await eventually('the recovery shown to people', async () => (await partsDown()).length === 0);
    },
  );
});

describe('with stores that never respond', () => {
  /** Milliseconds until a call was refused as unavailable; Infinity when it was not. */
  async function refusedAfterMs(call: Attempt): Promise<number> {
    const startedAt = performance.now();
    const { error } = await attempt(call);
    return error?.code === 'unavailable' ? performance.now() - startedAt : Infinity;
  }

  it('every call fails in time, and nothing is lost', async () => {
    const withFile = await draftWithFile();
    const draftId = randomUUID();
    await holdWebhooks(portal, true);
    const { paymentIntentId } = await payForDraft(portal, draftId, recordsRequest());
    const submission = {
      operation: submitClientRequest,
      body: { draftId, payment: { id: paymentIntentId } },
    };
    const fresh = {
      operation: createPaymentIntent,
      body: { draftId: randomUUID(), request: recordsRequest() },
    };
    const opening = { operation: createPaymentIntent, body: withFile };
    const { orderId, verificationCode } = known;
    const looking = { operation: getRequestStatus, query: { orderId, verificationCode } };

    const thaws = [await freeze(portal, 'blob'), await freeze(portal, 'stripe')];
    const waits: number[] = [];
    try {
      waits.push(...(await Promise.all([opening, fresh, submission].map(refusedAfterMs))));
      thaws.push(await freeze(portal, 'cosmos'));
      waits.push(...(await Promise.all([opening, looking].map(refusedAfterMs))));
    } finally {
      for (const thaw of thaws) thaw();
    }

    expect(Math.max(...waits)).toBeLessThan(MAX_WAIT_MS);
    await eventually('the recovery', async () => (await callApi(portal.site, health)).status === 200);
    expect(await attempt(submission)).toMatchObject({ status: 200 });
    expect(await attempt(opening)).toMatchObject({ status: 200 });
  });
});
