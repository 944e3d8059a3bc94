import { idOf } from './idOf.ts';
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  CARD_ONLY,
  closeInbox,
  isReal,
  stripeErrorOf,
  SETTLED_WITHIN_MS,
  startEmulator,
  startInbox,
  stripeOrEmulator,
  typesOf,
  type Emulator,
  type Inbox,
} from './emulator.ts';

async function payWith(stripe: Stripe, token: string): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ ...CARD_ONLY, payment_method: token, confirm: true });
}

describe('refunds, as at Stripe', () => {
  let stripe: Stripe;

  beforeAll(async () => {
    stripe = await stripeOrEmulator();
  });

  test('refunds a payment in full', async () => {
    const intent = await payWith(stripe, 'pm_card_visa');
    const refund = await stripe.refunds.create({
      payment_intent: intent.id,
      reason: 'requested_by_customer',
      metadata: { kind: 'fee' },
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 1500,
      currency: 'usd',
      status: 'succeeded',
      charge: intent.latest_charge,
      payment_intent: intent.id,
      reason: 'requested_by_customer',
      metadata: { kind: 'fee' },
    });
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id, amount: 1500 });
    const charge = await stripe.charges.retrieve(idOf(intent.latest_charge));
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 1500, paid: true });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' });
  });

  test('refunds a part, then the remaining amount, then rejects another refund', async () => {
    const { id, latest_charge: latest } = await payWith(stripe, 'pm_card_visa');
    const charge = idOf(latest);
    await stripe.refunds.create({ charge, amount: 500 });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: false, amount_refunded: 500 });

    const tooMuch = await stripeErrorOf(stripe.refunds.create({ charge, amount: 2000 }));
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(tooMuch.message).toBe(
      'Refund amount ($20.00) is greater than unrefunded amount on charge ($10.00)',
    );

    expect(await stripe.refunds.create({ charge })).toMatchObject({ amount: 1000 });
    const again = await stripeErrorOf(stripe.refunds.create({ payment_intent: id }));
    expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });

    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([500, 1000]);
  });

  test('creates one refund per idempotency key', async () => {
    const { id } = await payWith(stripe, 'pm_card_visa');
    const idempotencyKey = randomUUID();
    const refundOnce = () => stripe.refunds.create({ payment_intent: id, amount: 500 }, { idempotencyKey });
    const first = await refundOnce();
    expect((await refundOnce()).id).toBe(first.id);
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
  });

  test('rejects a refund of an unpaid payment', async () => {
    const { id } = await stripe.paymentIntents.create(CARD_ONLY);
    expect(await stripeErrorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      statusCode: 400,
    });
    expect(await stripeErrorOf(stripe.refunds.create({}))).toMatchObject({ statusCode: 400 });
    expect(await stripeErrorOf(stripe.refunds.retrieve('re_none'))).toMatchObject({
      code: 'resource_missing',
    });
  });

  test('a slow refund is pending at first', { timeout: 60_000 }, async () => {
    const { id } = await payWith(stripe, 'pm_card_pendingRefund');
    const refund = await stripe.refunds.create({ payment_intent: id });
    expect(refund).toMatchObject({ status: 'pending' });
    await vi.waitFor(
      async () => expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' }),
      { timeout: SETTLED_WITHIN_MS, interval: 200 },
    );
  });
});

describe.skipIf(isReal)('refund webhooks', () => {
  let emulator: Emulator;
  let inbox: Inbox;

  beforeAll(async () => {
    inbox = await startInbox();
    emulator = await startEmulator({ webhookUrl: inbox.url });
  });

  afterAll(() => closeInbox(inbox));

  test('sends events for the refund and its charge', async () => {
    const intent = await payWith(emulator.stripe, 'pm_card_visa');
    const refund = await emulator.stripe.refunds.create({ payment_intent: intent.id });
    await vi.waitFor(
      () => {
        expect(typesOf(inbox, refund.id)).toEqual(['refund.created']);
        expect(typesOf(inbox, idOf(intent.latest_charge))).toEqual(['charge.refunded']);
      },
      { timeout: 5000 },
    );
  });

  test('a failed refund restores the charge', async () => {
    const intent = await payWith(emulator.stripe, 'pm_card_refundFail');
    const refund = await emulator.stripe.refunds.create({ payment_intent: intent.id });
    expect(refund).toMatchObject({ status: 'succeeded' });
    await vi.waitFor(() => expect(typesOf(inbox, refund.id)).toContain('refund.failed'), {
      timeout: SETTLED_WITHIN_MS,
    });
    expect(await emulator.stripe.charges.retrieve(idOf(intent.latest_charge))).toMatchObject({
      refunded: false,
      amount_refunded: 0,
    });
  });
});
