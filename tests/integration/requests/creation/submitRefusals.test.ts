import { randomUUID } from 'node:crypto';
import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { describe, expect, inject, it } from 'vitest';
import { callApi } from '../../../support/api/callApi.ts';
import { randomIpHeader } from '../../../support/api/randomIpHeader.ts';
import {
  openFeePayment,
  pay,
  payForDraft,
  recordsRequest,
  stripeOf,
} from '../../../support/requests/order.ts';
import type Stripe from 'stripe';

const portal = inject('portal');

const submit = (body: unknown) =>
  callApi(portal.api, submitClientRequest, { headers: randomIpHeader(), body });
const submitWith = (draftId: string, id: string) => submit({ draftId, payment: { id } });

/** A PaymentIntent that the portal did not create, paid with a test card. */
async function paidElsewhere(properties: Partial<Stripe.PaymentIntentCreateParams>): Promise<string> {
  const { id } = await stripeOf(portal).paymentIntents.create({
    amount: 1500,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: `${portal.site}/order-success`,
    ...properties,
  });
  return id;
}

describe('submitting is refused', () => {
  it('with the PaymentIntent of another draft', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await openFeePayment(portal, mine, recordsRequest());
    const other = await payForDraft(portal, theirs, recordsRequest());
    expect(await submitWith(mine, other.paymentIntentId)).toMatchObject({
      status: 422,
      error: { code: 'payment_mismatch' },
    });
  });

  it('with the PaymentIntent of an existing request', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const paid = await payForDraft(portal, first, recordsRequest());
    expect(await submitWith(first, paid.paymentIntentId)).toMatchObject({ status: 200 });
    await openFeePayment(portal, second, recordsRequest());
    expect(await submitWith(second, paid.paymentIntentId)).toMatchObject({
      status: 422,
      error: { code: 'payment_mismatch' },
    });
  });

  it.each([
    ['too small an amount', { amount: 50 }],
    ['one cent too little', { amount: 1499 }],
    ['another currency', { currency: 'eur' }],
  ])('with a payment of %s, even one that names the draft', async (_, changes) => {
    const draftId = randomUUID();
    await openFeePayment(portal, draftId, recordsRequest());
    const forged = await paidElsewhere({ ...changes, metadata: { kind: 'request_fee', draftId } });
    expect(await submitWith(draftId, forged)).toMatchObject({
      status: 422,
      error: { code: 'payment_mismatch' },
    });
  });

  it.each([
    ['for something else', (draftId: string) => ({ kind: 'file', draftId })],
    ['without a kind', (draftId: string) => ({ draftId })],
    ['without a draft', () => ({ kind: 'request_fee' })],
  ])('with a payment made %s', async (_, metadata) => {
    const draftId = randomUUID();
    await openFeePayment(portal, draftId, recordsRequest());
    const forged = await paidElsewhere({ metadata: metadata(draftId) as Record<string, string> });
    expect(await submitWith(draftId, forged)).toMatchObject({ status: 422 });
  });

  it('before anything was paid', async () => {
    const draftId = randomUUID();
    const { paymentIntentId } = await openFeePayment(portal, draftId, recordsRequest());
    expect(await submitWith(draftId, paymentIntentId)).toMatchObject({
      status: 422,
      error: { code: 'payment_incomplete' },
    });
  });

  it('after the card was declined, and accepted after another one paid', async () => {
    const draftId = randomUUID();
    const { paymentIntentId } = await openFeePayment(portal, draftId, recordsRequest());
    await expect(pay(portal, paymentIntentId, 'pm_card_chargeDeclined')).rejects.toThrow(/declined/);
    expect(await submitWith(draftId, paymentIntentId)).toMatchObject({
      status: 422,
      error: { code: 'payment_incomplete' },
    });
    await pay(portal, paymentIntentId);
    expect(await submitWith(draftId, paymentIntentId)).toMatchObject({ status: 200 });
  });

  it('with a cancelled payment', async () => {
    const draftId = randomUUID();
    const { paymentIntentId } = await openFeePayment(portal, draftId, recordsRequest());
    await stripeOf(portal).paymentIntents.cancel(paymentIntentId);
    expect(await submitWith(draftId, paymentIntentId)).toMatchObject({
      status: 422,
      error: { code: 'payment_incomplete' },
    });
  });

  it('for a draft that was never stored', async () => {
    expect(await submitWith(randomUUID(), 'pi_3NoSuchPayment')).toMatchObject({
      status: 410,
      error: { code: 'gone' },
    });
  });

  it.each([
    '',
    'pi_',
    'ch_123',
    'pi_x/../../balance',
    'pi_1?expand[]=customer',
    'pi_1\nx',
    42,
    null,
    { id: 'pi_1' },
  ])('with %j for a payment id', async (id) => {
    expect(await submit({ draftId: randomUUID(), payment: { id } })).toMatchObject({
      status: 400,
      error: { code: 'invalid_input' },
    });
  });

  it('without a draft ID, or with an invalid one', async () => {
    const payment = { id: 'pi_123' };
    for (const body of [
      { payment },
      { draftId: 'draft', payment },
      { draftId: [randomUUID()], payment },
      [],
      null,
    ]) {
      expect(await submit(body)).toMatchObject({ status: 400 });
    }
  });

  it('when the draft that was paid for was never stored here', async () => {
    const draftId = randomUUID();
    const paid = await paidElsewhere({ metadata: { kind: 'request_fee', draftId } });
    expect(await submitWith(draftId, paid)).toMatchObject({ status: 410, error: { code: 'gone' } });
  });
});
