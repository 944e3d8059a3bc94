import { randomUUID } from 'node:crypto';
import { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../support/api/callApi.ts';
import { killApi, setOutage, sweepOutbox } from '../../support/portal/controls.ts';
import { eventually } from '../../support/portal/eventually.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { accessHeader, lookUp, lookUpAfterScan } from '../../support/requests/holder.ts';
import { emailsAbout } from '../../support/operations/emails.ts';
import {
  openFeePayment,
  payForDraft,
  pdfBytes,
  recordsRequest,
  stripeOf,
  submitRequest,
  uploadFile,
} from '../../support/requests/order.ts';
import { IS_FULL_SIZE } from '../../support/portal/fullSize.ts';
import { type Portal, startPortal } from '../../support/portal/startPortal.ts';
import { containerOf, documentsOf, makeTasksDue, pendingTasksOf } from '../../support/portal/stores.ts';
import { holdWebhooks } from '../../support/payments/webhooks.ts';

const MINUTE_MS = 60_000;
const SUBMITS = IS_FULL_SIZE ? 20 : 5;

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({ faultInjection: true, durable: true });
});
afterAll(() => portal.stop());

async function paidDraft() {
  const draftId = randomUUID();
  const request = recordsRequest();
  const { paymentIntentId } = await payForDraft(portal, draftId, request);
  return { draftId, orderId: request.orderId, body: { draftId, payment: { id: paymentIntentId } } };
}

/** Submits until it succeeds, as a browser that retries. */
const submitUntilSuccess = (body: object) =>
  eventually(
    'the submit',
    async () =>
      dataOf(portal.api, submitClientRequest, { headers: randomIpHeader(), body }).catch(() => null),
    MINUTE_MS,
  );

/** Submits paid drafts concurrently and runs `crash` during the calls. */
async function submitDuring(crash: (submits: Promise<unknown>[]) => Promise<void>) {
  await holdWebhooks(portal, true);
  const drafts = await Promise.all(Array.from({ length: SUBMITS }, paidDraft));
  const submits = drafts.map(({ body }) =>
    dataOf(portal.api, submitClientRequest, { headers: randomIpHeader(), body }),
  );
  const settled = Promise.allSettled(submits);
  await crash(submits);
  const first = await settled;
  const responses = await Promise.all(drafts.map(({ body }) => submitUntilSuccess(body)));
  await holdWebhooks(portal, false);
  await makeTasksDue(portal);
  await sweepOutbox(portal);
  return { first, responses };
}

/** The result of each order: first response, request found by code, events, and number of emails. */
async function resultsOf({ first, responses }: Awaited<ReturnType<typeof submitDuring>>) {
  return Promise.all(
    responses.map(async (response, index) => {
      const { requestId, orderId } = response;
      await eventually(
        'the end of its tasks',
        async () => (await pendingTasksOf(portal, requestId)).length === 0,
      );
      const earlier = first[index];
      return {
        answered: earlier?.status === 'fulfilled' ? earlier.value : response,
        found: (await lookUp(portal, response))._id,
        events: (await documentsOf(portal, requestId, 'event')).map(({ kind }) => kind),
        mails: (await emailsAbout(portal, orderId)).length,
      };
    }),
  );
}

const expectedResult = (response: { requestId: string }) => ({
  answered: response,
  found: response.requestId,
  events: ['submitted'],
  mails: 1,
});

/** The counters of lists and days, and the same numbers counted again. */
async function counters() {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items.readAll().fetchAll();
  const documents = resources as unknown as Record<string, unknown>[];
  const stats = documents.filter(({ kind }) => kind === 'stats');
  const sum = (field: string) => stats.reduce((total, document) => total + Number(document[field] ?? 0), 0);
  const count = (kind: string) => documents.filter((document) => document['kind'] === kind).length;
  return {
    counted: { rows: sum('total'), pending: sum('s|pending'), opened: sum('opened'), paid: sum('fee-paid') },
    recounted: {
      rows: count('row') + count('open'),
      pending: count('row') + count('open'),
      opened: count('opened'),
      paid: count('fee-paid'),
    },
  };
}

async function expectTrueCounters() {
  const { counted, recounted } = await counters();
  expect(counted).toEqual(recounted);
}

describe('when the API dies', () => {
  it('between payment and submit, the request is made and the email sent within a minute', async () => {
    await holdWebhooks(portal, true);
    const { orderId } = await paidDraft();
    await killApi(portal);
    await holdWebhooks(portal, false);
    const email = await eventually(
      'the confirmation email',
      async () => (await emailsAbout(portal, orderId))[0],
      MINUTE_MS,
    );
    expect(email.text).toContain('Verification code');
  });

  it('submits in progress each become one request, one email, one row and one count', async () => {
    const submitted = await submitDuring(async (submits) => {
      await Promise.any(submits);
      await killApi(portal);
    });
    expect(await resultsOf(submitted)).toEqual(submitted.responses.map(expectedResult));
    await expectTrueCounters();
  });
});

describe('when Cosmos DB is briefly unavailable', () => {
  it('submits in progress each become one request, one email, one row and one count', async () => {
    const submitted = await submitDuring(async (submits) => {
      await setOutage(portal, 'cosmos', true);
      await Promise.allSettled(submits);
      await setOutage(portal, 'cosmos', false);
    });
    expect(await resultsOf(submitted)).toEqual(submitted.responses.map(expectedResult));
    await expectTrueCounters();
  });
});

describe('when everything crashes at once', () => {
  it(
    'acknowledged data is back, and paid drafts become requests within a minute',
    async () => {
      const draftId = randomUUID();
      const content = pdfBytes('kept');
      const fileId = await uploadFile(portal, draftId, { name: 'record.pdf', content });
      const known = await submitRequest(portal, { uploadedFiles: [{ fileId }] }, draftId);
      await lookUpAfterScan(portal, known);
      const uploadedOnly = randomUUID();
      const letter = await uploadFile(portal, uploadedOnly, { name: 'letter.pdf', content });
      await holdWebhooks(portal, true);
      const abandoned = await paidDraft();
      const late = await submitRequest(portal);

      await portal.kill();
      portal = await startPortal({ faultInjection: true, durable: true, dir: portal.dir });

      await eventually(
        'the email about the abandoned draft',
        async () => (await emailsAbout(portal, abandoned.orderId))[0],
        MINUTE_MS,
      );
      const again = await submitUntilSuccess(abandoned.body);
      expect((await lookUp(portal, again))._id).toBe(again.requestId);

      const seen = await lookUpAfterScan(portal, known);
      const query = { requestId: known.requestId, fileId };
      const { url } = await dataOf(portal.site, downloadFile, { query, headers: accessHeader(seen) });
      expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(Buffer.from(content))).toBe(true);
      expect((await lookUp(portal, late))._id).toBe(late.requestId);
      // The answer came before its email. The crash leaves that to the sweep, 45 seconds later.
      const emailed = async () => (await emailsAbout(portal, late.orderId)).length > 0;
      await eventually('the email about the last request', emailed, 2 * MINUTE_MS);
      for (const { orderId } of [known, late]) expect(await emailsAbout(portal, orderId)).toHaveLength(1);
      const paid = await stripeOf(portal).paymentIntents.retrieve(late.paymentIntentId);
      expect(paid.status).toBe('succeeded');
      const request = recordsRequest({ loaIncluded: false, loaFiles: [{ fileId: letter }] });
      expect(await openFeePayment(portal, uploadedOnly, request)).toMatchObject({ amount: 1500 });
      await expectTrueCounters();
      // Its waits add up to four minutes.
    },
    4 * MINUTE_MS,
  );
});
