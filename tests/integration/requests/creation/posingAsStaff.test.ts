import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi, dataOf } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import { pay, recordsRequest } from '../../../support/requests/order.ts';
import { storedRequest } from '../../../support/portal/stores.ts';

const portal = inject('portal');

const submit = (body: unknown) =>
  callApi(portal.api, submitClientRequest, { headers: randomIpHeader(), body });
describe('a public caller who poses as staff', () => {
  const staffFields = {
    status: 'completed',
    firmName: 'Internal',
    copyServiceName: 'Internal',
    notes: 'made by staff',
    dueDate: '2030-01-01',
    isInternal: true,
    role: 'admin',
    adminEmail: 'admin@portal.example',
  };

  it('creates nothing with the body of an internal request', async () => {
    const internal = { ...recordsRequest(), ...staffFields };
    for (const payment of [
      { amount: 1500, status: 'completed' },
      { id: 'internal', amount: 1500, status: 'completed' },
    ]) {
      expect(await submit({ ...internal, payment })).toMatchObject({ status: 400 });
      expect(await submit({ draftId: randomUUID(), ...internal, payment })).toMatchObject({ status: 400 });
    }
  });

  it('cannot set staff fields in the paid request', async () => {
    const draftId = randomUUID();
    const request = {
      ...recordsRequest(),
      ...staffFields,
      payment: { amount: 1, status: 'completed' },
      seq: 99,
    };
    const { paymentIntentId, amount } = await dataOf(portal.api, createPaymentIntent, {
      headers: randomIpHeader(),
      body: {
        draftId,
        request,
        amount: 1,
        status: 'completed',
        intentId: 'pi_forged',
        savedAt: '1999-01-01',
      },
    });
    expect(amount).toBe(1500);
    await pay(portal, paymentIntentId);
    const { requestId } = await dataOf(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { ...request, draftId, payment: { id: paymentIntentId, amount: 1, status: 'waived' } },
    });

    const stored = await storedRequest(portal, requestId);
    expect(stored).toMatchObject({
      status: 'pending',
      seq: 1,
      payment: { amountCents: 1500, state: 'paid', intentId: paymentIntentId },
    });
    for (const smuggled of [
      'made by staff',
      '2030-01-01',
      'isInternal',
      'adminEmail',
      'completed',
      'waived',
    ]) {
      expect(JSON.stringify(stored)).not.toContain(smuggled);
    }
  });

  it('pollutes no prototype', async () => {
    const draftId = randomUUID();
    const nested = '{"isAdmin":true,"status":"completed","rateLimit":null}';
    const request = `${JSON.stringify(recordsRequest()).slice(0, -1)},"__proto__":${nested},"constructor":{"prototype":${nested}}}`;
    const response = await fetch(new URL('/api/payment/create-intent', portal.api), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...randomIpHeader() },
      body: `{"draftId":"${draftId}","request":${request},"__proto__":${nested}}`,
    });
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { paymentIntentId: string } };
    await pay(portal, data.paymentIntentId);
    const submitted = await dataOf(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId, payment: { id: data.paymentIntentId } },
    });
    expect(submitted.status).toBe('pending');
    expect(JSON.stringify(await storedRequest(portal, submitted.requestId))).not.toContain('isAdmin');
  });
});
