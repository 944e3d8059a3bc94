import { randomUUID } from 'node:crypto';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { getRequestStatus } from '@portal/contract/requests/endpoints/requests.ts';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { expect, inject, it } from 'vitest';
import { callApi, dataOf } from '../../support/api/callApi.ts';
import { randomIpHeader } from '../../support/api/randomIpHeader.ts';
import { openFeePayment, pay, recordsRequest, stripeOf } from '../../support/requests/order.ts';

const portal = inject('portal');
const stripe = stripeOf(portal);
const ROUNDS = 20;
const NAMES = ['Ana First', 'Ben Second'];

/** Saves two versions of one draft concurrently; returns those whose PaymentIntent can be paid. */
async function payersOf(draftId: string, orderId: string) {
  const payers = await Promise.all(
    NAMES.map(async (patientName) => {
      const intent = await openFeePayment(portal, draftId, recordsRequest({ orderId, patientName }));
      return { patientName, id: intent.paymentIntentId };
    }),
  );
  const states = await Promise.all(payers.map(({ id }) => stripe.paymentIntents.retrieve(id)));
  return payers.filter((_, index) => states[index]!.status === 'requires_payment_method');
}

it('of two concurrent versions of a draft, only the stored one can be paid', async () => {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    draftId: randomUUID(),
    orderId: `TEXT-${randomUUID().slice(0, 8)}`,
  }));
  for (const { draftId, orderId } of rounds) {
    const payers = await payersOf(draftId, orderId);
    expect(payers).toHaveLength(1);
    const [{ id, patientName }] = payers as [(typeof payers)[number]];
    await pay(portal, id);
    const { verificationCode } = await dataOf(portal.api, submitClientRequest, {
      headers: randomIpHeader(),
      body: { draftId, payment: { id } },
    });
    const request = await dataOf(portal.api, getRequestStatus, {
      headers: randomIpHeader(),
      query: { orderId, verificationCode },
    });
    expect(request.patientName).toBe(patientName);
  }
});

it('an unavailable payment method is rejected with a clear message', async () => {
  const reply = await callApi(portal.api, createPaymentIntent, {
    headers: randomIpHeader(),
    body: { type: 'refund', invoiceId: 'inv_1', amount: 1 },
  });
  expect(reply).toMatchObject({ status: 400, message: 'This type of payment is not supported.' });
});
