import { randomUUID } from 'node:crypto';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { authHeaders, type Person, signUpPerson, createStaff } from '../../../support/accounts/accounts.ts';
import { type ApiResponse, callApi } from '../../../support/api/callApi.ts';
import { requestCalls } from '../../../support/api/requestCalls.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { internalDraft } from '../../../support/requests/internalRequests.ts';
import {
  openFeePayment,
  payForDraft,
  recordsRequest,
  stripeOf,
  submitRequest,
} from '../../../support/requests/order.ts';
import { requestIdOfDraft } from '../../../support/requests/requestIdOfDraft.ts';
import { storedRequest } from '../../../support/portal/stores.ts';

const portal = inject('portal');

let staff: Person;
let client: Person;

beforeAll(async () => {
  [staff, client] = await Promise.all([createStaff(portal), signUpPerson(portal)]);
});

function submit(body: unknown, person: Person | null = null): Promise<ApiResponse> {
  const headers = { ...randomIpHeader(), ...(person && authHeaders(person)) };
  return callApi(portal.api, submitClientRequest, { headers, body });
}

const paidBy = (id: string) => ({ payment: { id, amount: 1500, status: 'succeeded' } });

/** A paid draft of another person. */
async function paidDraft() {
  const draftId = randomUUID();
  const request = recordsRequest({ patientSsnLast4: '1234', firmName: 'Ashworth LLP' });
  const { paymentIntentId } = await payForDraft(portal, draftId, request);
  return { draftId, request, paymentIntentId };
}

/** A response without its correlation id. */
function withoutCorrelationId({ status, message, data, error }: ApiResponse): unknown {
  return { status, message, data, code: error?.code };
}

const NOTHING = { status: 404, message: 'Request not found', data: undefined, code: 'not_found' };

describe('another person’s payment', () => {
  it.each([
    ['patient', { patientName: 'Pat Other' }],
    ['date of birth', { patientDob: '1980-02-04' }],
    ['Social Security digits', { patientSsnLast4: '1235' }],
    ['no Social Security digits', { patientSsnLast4: '' }],
    ['Order ID', { orderId: 'TEST-0' }],
    ['firm', { firmName: '' }],
    ['address', { copyServiceEmail: 'thief@copyservice.example' }],
    ['request type', { requestType: 8 }],
    ['file', { uploadedFiles: [{ fileId: `file_${'0'.repeat(32)}` }] }],
  ])('with a different %s returns no request', async (_, other) => {
    const { request, paymentIntentId } = await paidDraft();
    const guess = await submit({ ...request, ...other, ...paidBy(paymentIntentId) });
    expect(withoutCorrelationId(guess)).toEqual(NOTHING);
  });

  it('looks like an unknown payment, before and after it became a request', async () => {
    const { request, paymentIntentId } = await submitRequest(portal);
    const guesses = [paymentIntentId, 'pi_3NobodyMadeThis', (await paidDraft()).paymentIntentId].map((id) =>
      submit({ ...request, patientName: 'Guessed', ...paidBy(id) }),
    );
    for (const guess of await Promise.all(guesses)) expect(withoutCorrelationId(guess)).toEqual(NOTHING);
  });

  it('is not matched by later staff changes', async () => {
    const { requestId, request, paymentIntentId } = await submitRequest(portal);
    await requestCalls(portal, staff, requestId).editPatient({ patientName: 'Pat Corrected' });
    const guess = await submit({ ...request, patientName: 'Pat Corrected', ...paidBy(paymentIntentId) });
    expect(withoutCorrelationId(guess)).toEqual(NOTHING);
    expect(await submit({ ...request, ...paidBy(paymentIntentId) })).toMatchObject({ status: 200 });
  });

  it('that was made elsewhere and names a draft returns no request', async () => {
    const { draftId, request } = await paidDraft();
    const { id } = await stripeOf(portal).paymentIntents.create({
      amount: 1500,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: `${portal.site}/order-success`,
      metadata: { kind: 'request_fee', draftId: await requestIdOfDraft(portal, draftId) },
    });
    expect(withoutCorrelationId(await submit({ ...request, ...paidBy(id) }))).toEqual(NOTHING);
  });

  it('is protected from guessing from many addresses', async () => {
    const { request, paymentIntentId } = await paidDraft();
    const statuses = new Set<number>();
    // A new hour with a new count may start in between, so this exceeds the limit of two hours.
    for (let guess = 0; guess < 41; guess++) {
      const patientSsnLast4 = String(2001 + guess);
      statuses.add((await submit({ ...request, patientSsnLast4, ...paidBy(paymentIntentId) })).status);
    }
    expect(statuses).toEqual(new Set([404, 429]));
  });
});

describe('a payment with all fields of its draft', () => {
  it('return the same request to concurrent calls and to the draft itself', async () => {
    const { draftId, request, paymentIntentId } = await paidDraft();
    const body = { ...request, ...paidBy(paymentIntentId) };
    const responses = await Promise.all(Array.from({ length: 10 }, () => submit(body)));
    responses.push(await submit({ draftId, payment: { id: paymentIntentId } }));
    expect(new Set(responses.map((response) => JSON.stringify(withoutCorrelationId(response)))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 200, data: { orderId: request.orderId } });
  });

  it('are refused while the payment is not complete', async () => {
    const request = recordsRequest();
    const { paymentIntentId } = await openFeePayment(portal, randomUUID(), request);
    expect(await submit({ ...request, ...paidBy(paymentIntentId) })).toMatchObject({
      status: 422,
      error: { code: 'payment_incomplete' },
    });
  });

  it('return no request for the payment of a replaced version', async () => {
    const draftId = randomUUID();
    const request = recordsRequest();
    const first = await openFeePayment(portal, draftId, request);
    const corrected = { ...request, patientName: 'Corrected' };
    const second = await payForDraft(portal, draftId, corrected);
    expect(withoutCorrelationId(await submit({ ...request, ...paidBy(first.paymentIntentId) }))).toEqual(
      NOTHING,
    );
    expect(await submit({ ...corrected, ...paidBy(first.paymentIntentId) })).toMatchObject({
      status: 422,
      error: { code: 'payment_mismatch' },
    });
    expect(await submit({ ...corrected, ...paidBy(second.paymentIntentId) })).toMatchObject({ status: 200 });
  });

  it('also create a paid request if staff send them', async () => {
    const { request, paymentIntentId } = await paidDraft();
    const { status, data } = await submit({ ...request, ...paidBy(paymentIntentId) }, staff);
    expect(status).toBe(200);
    const { requestId } = data as { requestId: string };
    expect(await storedRequest(portal, requestId)).toMatchObject({
      source: 'client',
      payment: { state: 'paid', intentId: paymentIntentId },
    });
  });
});

describe('the fields of the internal form without a payment', () => {
  const settled = { payment: { amount: 1500, status: 'completed' } };

  it('create no request for callers who are not staff', async () => {
    const { source: _, draftId, ...fields } = await internalDraft(portal);
    const requestId = await requestIdOfDraft(portal, draftId);
    for (const named of [{}, { draftId }]) {
      const body = { ...fields, ...settled, ...named };
      for (const person of [null, client]) {
        expect(await submit(body, person)).toMatchObject({
          status: 400,
          error: { fields: { 'payment.id': 'The payment ID is not valid' } },
        });
      }
      expect(await submit({ ...body, source: 'internal' })).toMatchObject({ status: 401 });
      expect(await submit({ ...body, source: 'internal' }, client)).toMatchObject({ status: 403 });
    }
    expect(await storedRequest(portal, requestId)).toBeNull();
  });

  it('create one request for the same files, and are refused with other fields', async () => {
    const { source: _, draftId: __, ...fields } = await internalDraft(portal);
    const body = { ...fields, ...settled };
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => submit(body, staff)));
    expect(new Set(responses.map((response) => JSON.stringify(withoutCorrelationId(response)))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 200 });
    expect(await submit({ ...body, patientName: 'Pat Other' }, staff)).toMatchObject({ status: 409 });
  });

  it('cannot use files of another draft or unknown files', async () => {
    const { draftId, request, paymentIntentId } = await paidDraft();
    expect(await submit({ draftId, payment: { id: paymentIntentId } })).toMatchObject({ status: 200 });
    const own = await internalDraft(portal);
    const { source: _, draftId: __, ...fields } = own;
    const unknown = [{ fileId: `file_${'0'.repeat(32)}` }];
    expect(await submit({ ...fields, ...settled, uploadedFiles: unknown }, staff)).toMatchObject({
      status: 422,
      error: { code: 'file_rejected', fields: { 'uploadedFiles.0': expect.any(String) } },
    });
    const mixed = [...own.uploadedFiles, ...(await internalDraft(portal)).uploadedFiles];
    expect(await submit({ ...fields, ...settled, uploadedFiles: mixed }, staff)).toMatchObject({
      status: 422,
      error: { fields: { 'uploadedFiles.1': expect.any(String) } },
    });
    expect(request.orderId).not.toBe(own.orderId);
  });
});
