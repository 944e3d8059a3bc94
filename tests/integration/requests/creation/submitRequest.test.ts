import { randomUUID } from 'node:crypto';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { describe, expect, inject, it } from 'vitest';
import { dataOf } from '../../../support/api/callApi.ts';
import { eventually } from '../../../support/portal/eventually.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { emailsAbout } from '../../../support/operations/emails.ts';
import {
  openFeePayment,
  pay,
  payForDraft,
  pdfBytes,
  recordsRequest,
  stripeOf,
  submitRequest,
  uploadFile,
} from '../../../support/requests/order.ts';
import { containerOf, documentsOf, pendingTasksOf, storedRequest } from '../../../support/portal/stores.ts';

const portal = inject('portal');

async function rowsOf(requestId: string) {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items
    .query({
      query: 'SELECT * FROM c WHERE c.kind = @kind',
      parameters: [{ name: '@kind', value: 'row' }],
    })
    .fetchAll();
  return (resources as { id: string; requestId: string }[]).filter((row) => row.requestId === requestId);
}

/** The counted facts of a request, by day and by month, and its row in the overview. */
async function factsAbout(requestId: string): Promise<string[]> {
  const views = await containerOf(portal, 'views');
  const { resources } = await views.items
    .query({
      query: 'SELECT c.id, c.pk FROM c WHERE c.requestId = @requestId AND c.kind != @row',
      parameters: [
        { name: '@requestId', value: requestId },
        { name: '@row', value: 'row' },
      ],
    })
    .fetchAll();
  return (resources as { id: string; pk: string }[])
    .map(({ id, pk }) => `${pk.split('|')[0]}: ${id.replace(/^\d\d\|/, '')}`)
    .sort();
}

describe('a paid draft', () => {
  it('becomes a request with files, a code and a confirmation email', async () => {
    const draftId = randomUUID();
    const loa = await uploadFile(portal, draftId, { name: 'letter.pdf', content: pdfBytes('letter') });
    const record = await uploadFile(portal, draftId, { name: 'record.pdf', content: pdfBytes('record') });
    const { requestId, orderId, verificationCode, status, request } = await submitRequest(
      portal,
      { loaIncluded: false, loaFiles: [{ fileId: loa }], uploadedFiles: [{ fileId: record }] },
      draftId,
    );

    expect(status).toBe('pending');
    expect(orderId).toBe(request.orderId);
    expect(verificationCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const stored = await storedRequest(portal, requestId);
    expect(stored).toMatchObject({
      status: 'pending',
      payment: { amountCents: 1500, state: 'paid' },
      files: { [loa]: { group: 'loa' }, [record]: { group: 'supporting' } },
    });
    const [email] = await eventually('the confirmation email', async () => {
      const emails = await emailsAbout(portal, orderId);
      return emails.length > 0 && emails;
    });
    expect(email).toMatchObject({ to: request.copyServiceEmail });
    expect(email?.text).toContain(verificationCode);
    expect(email?.text).not.toContain(request.patientName);
  });

  it('is submitted once under concurrent calls', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const { paymentIntentId } = await payForDraft(portal, draftId, request);

    const body = { draftId, payment: { id: paymentIntentId } };
    const responses = await Promise.all(
      Array.from({ length: 100 }, () =>
        dataOf(portal.api, submitClientRequest, { headers: randomIpHeader(), body }),
      ),
    );

    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    const { requestId, orderId } = responses[0]!;
    expect(await dataOf(portal.api, submitClientRequest, { headers: randomIpHeader(), body })).toEqual(
      responses[0],
    );
    await eventually('the end of its tasks', async () => {
      return (await pendingTasksOf(portal, requestId)).length === 0;
    });
    expect(await emailsAbout(portal, orderId)).toHaveLength(1);
    expect(await rowsOf(requestId)).toHaveLength(1);
    expect(await factsAbout(requestId)).toEqual([
      `day: fee-paid|${requestId}`,
      `day: opened|${requestId}`,
      `month: fee-paid|${requestId}`,
      `month: opened|${requestId}`,
      `overview: ${requestId}`,
      `reports: fee-paid|${requestId}`,
    ]);
    const events = await documentsOf(portal, requestId, 'event');
    expect(events.filter(({ kind }) => kind === 'submitted')).toHaveLength(1);
  });

  it('is the same draft however its id is written', async () => {
    const submitted = await submitRequest(portal);
    const again = await dataOf(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId: submitted.draftId.toUpperCase(), payment: { id: submitted.paymentIntentId } },
    });
    expect(again.requestId).toBe(submitted.requestId);
    expect(again.verificationCode).toBe(submitted.verificationCode);
  });

  it('returns its code for a day, and later only that it exists', async () => {
    const { draftId, paymentIntentId, requestId, orderId } = await submitRequest(portal);
    const submittedAt = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const requests = await containerOf(portal, 'requests');
    await requests.item('root', requestId).patch([{ op: 'set', path: '/submittedAt', value: submittedAt }]);
    const again = await dataOf(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId, payment: { id: paymentIntentId } },
    });
    expect(again).toEqual({ requestId, orderId, status: 'pending', verificationCode: '' });
  });

  it('keeps the paid version, whatever is sent afterwards', async () => {
    const draftId = randomUUID();
    const paidFor = recordsRequest({ patientName: 'As Paid For' });
    const { paymentIntentId } = await payForDraft(portal, draftId, paidFor);

    const later = await openFeePayment(portal, draftId, { ...paidFor, patientName: 'Changed Later' });
    expect(later).toMatchObject({ paymentIntentId, status: 'succeeded' });
    const { requestId } = await dataOf(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId, payment: { id: paymentIntentId } },
    });
    expect(await storedRequest(portal, requestId)).toMatchObject({ fields: { patientName: 'As Paid For' } });
  });
});

describe('the payment of a draft', () => {
  it('is one PaymentIntent with an amount that the browser cannot set', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const first = await openFeePayment(portal, draftId, request);
    const second = await openFeePayment(portal, draftId, request);
    expect(first.amount).toBe(1500);
    expect(second.paymentIntentId).toBe(first.paymentIntentId);
  });

  it('is a new PaymentIntent for changed text, and the previous one cannot be paid', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const first = await openFeePayment(portal, draftId, request);
    const second = await openFeePayment(portal, draftId, { ...request, patientName: 'Corrected Name' });
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    const old = await stripeOf(portal).paymentIntents.retrieve(first.paymentIntentId);
    expect(old.status).toBe('canceled');
  });

  it('is one PaymentIntent also when it is opened many times at once', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => openFeePayment(portal, draftId, request)),
    );
    expect(new Set(opened.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
  });

  it('includes corrections made before paying', async () => {
    const draftId = randomUUID();
    await openFeePayment(portal, draftId, recordsRequest({ patientName: 'Typing Eror' }));
    const { paymentIntentId } = await openFeePayment(
      portal,
      draftId,
      recordsRequest({ patientName: 'Typing Error' }),
    );
    await pay(portal, paymentIntentId);
    const { requestId } = await dataOf(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId, payment: { id: paymentIntentId } },
    });
    expect(await storedRequest(portal, requestId)).toMatchObject({ fields: { patientName: 'Typing Error' } });
  });

  it('is a new PaymentIntent after the first was cancelled', async () => {
    const draftId = randomUUID();
    const first = await openFeePayment(portal, draftId, recordsRequest());
    await stripeOf(portal).paymentIntents.cancel(first.paymentIntentId);
    const second = await openFeePayment(portal, draftId, recordsRequest());
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    expect(second.status).toBe('requires_payment_method');
    await pay(portal, second.paymentIntentId);
    const body = { draftId, payment: { id: second.paymentIntentId } };
    expect(await dataOf(portal.api, submitClientRequest, { headers: randomIpHeader(), body })).toMatchObject({
      status: 'pending',
    });
  });

  it('contains only IDs, and not the draft’s', async () => {
    const request = recordsRequest();
    const draftId = randomUUID();
    const { paymentIntentId } = await openFeePayment(portal, draftId, request);
    const intent = JSON.stringify(await stripeOf(portal).paymentIntents.retrieve(paymentIntentId));
    for (const secret of [request.patientName, request.patientDob, request.orderId, draftId]) {
      expect(intent).not.toContain(secret);
    }
  });
});
