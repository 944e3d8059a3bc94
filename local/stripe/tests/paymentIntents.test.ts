import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CARD_ONLY, stripeErrorOf, stripeOrEmulator } from './emulator.ts';

describe('PaymentIntents, as at Stripe', () => {
  let stripe: Stripe;

  beforeAll(async () => {
    stripe = await stripeOrEmulator();
  });

  test('a new PaymentIntent waits for a payment method', async () => {
    const intent = await stripe.paymentIntents.create({ ...CARD_ONLY, metadata: { draftId: 'd1' } });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 1500,
      amount_received: 0,
      currency: 'usd',
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      payment_method: null,
      livemode: false,
      metadata: { draftId: 'd1' },
      allowed_payment_method_types: ['card'],
      payment_method_types: ['card'],
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    expect(Math.abs(intent.created - Date.now() / 1000)).toBeLessThan(60);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id, amount: 1500 });
  });

  test.each([
    ['an amount below 50 cents', { amount: 49, currency: 'usd' }, 'amount_too_small'],
    ['no amount', { currency: 'usd' }, 'parameter_missing'],
    ['a parameter that does not exist', { ...CARD_ONLY, color: 'red' }, 'parameter_unknown'],
    [
      'payment_method_types',
      { amount: 1500, currency: 'usd', payment_method_types: ['card'] },
      'parameter_unknown',
    ],
  ])('rejects %s', async (_, parameters, code) => {
    const create = stripe.paymentIntents.create(parameters as Stripe.PaymentIntentCreateParams);
    expect(await stripeErrorOf(create)).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
    });
  });

  test('rejects payment_method_types on update and on confirm', async () => {
    const { id } = await stripe.paymentIntents.create(CARD_ONLY);
    const types = { payment_method_types: ['card'] } as object;
    for (const call of [
      () => stripe.paymentIntents.update(id, types),
      () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', ...types }),
    ]) {
      expect(await stripeErrorOf(call())).toMatchObject({ statusCode: 400, param: 'payment_method_types' });
    }
  });

  test('an idempotency key repeats the first response', async () => {
    const idempotencyKey = randomUUID();
    const first = await stripe.paymentIntents.create(CARD_ONLY, { idempotencyKey });
    const again = await stripe.paymentIntents.create(CARD_ONLY, { idempotencyKey });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  });

  test('rejects an idempotency key that is reused with other parameters', async () => {
    const idempotencyKey = randomUUID();
    await stripe.paymentIntents.create(CARD_ONLY, { idempotencyKey });
    const other = stripe.paymentIntents.create({ ...CARD_ONLY, amount: 1600 }, { idempotencyKey });
    expect(await stripeErrorOf(other)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  test('a PaymentIntent that has succeeded cannot be confirmed or canceled', async () => {
    const { id } = await stripe.paymentIntents.create(CARD_ONLY);
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    for (const call of [
      () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      () => stripe.paymentIntents.cancel(id),
    ]) {
      expect(await stripeErrorOf(call())).toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
      });
    }
  });

  test('a canceled PaymentIntent stays canceled', async () => {
    const { id } = await stripe.paymentIntents.create(CARD_ONLY);
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const confirm = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(await stripeErrorOf(confirm)).toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('create with confirm pays immediately, and expand returns the charge', async () => {
    const paid = await stripe.paymentIntents.create({
      ...CARD_ONLY,
      payment_method: 'pm_card_visa',
      confirm: true,
      expand: ['latest_charge'],
    });
    expect(paid).toMatchObject({ status: 'succeeded', latest_charge: { object: 'charge', paid: true } });
  });

  test('metadata can be added, replaced and removed, even after payment', async () => {
    const { id } = await stripe.paymentIntents.create({
      ...CARD_ONLY,
      metadata: { kept: '1', replaced: '1', removed: '1' },
    });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const updated = await stripe.paymentIntents.update(id, {
      metadata: { replaced: '2', removed: '', added: '3' },
    });
    expect(updated.metadata).toEqual({ kept: '1', replaced: '2', added: '3' });
    expect(await stripeErrorOf(stripe.paymentIntents.update(id, { amount: 1600 }))).toMatchObject({
      statusCode: 400,
    });
  });

  test('lists newest first, in pages, within a time range', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1)
      ids.unshift((await stripe.paymentIntents.create(CARD_ONLY)).id);
    const first = await stripe.paymentIntents.list({ limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
    const second = await stripe.paymentIntents.list({ limit: 3, starting_after: String(first.data[1]?.id) });
    // Within one second Stripe promises no order, so only the set is compared.
    expect([...first.data, ...second.data].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());

    const created = first.data[0]?.created ?? 0;
    const none = await stripe.paymentIntents.list({ created: { gt: created + 3600 } });
    expect(none).toMatchObject({ data: [], has_more: false });
    const some = await stripe.paymentIntents.list({
      created: { gte: created - 3600, lte: created + 3600 },
      limit: 1,
    });
    expect(some.data).toHaveLength(1);
  });

  test('returns 404 for unknown objects', async () => {
    for (const call of [
      () => stripe.paymentIntents.retrieve('pi_none'),
      () => stripe.charges.retrieve('ch_none'),
    ]) {
      expect(await stripeErrorOf(call())).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
  });

  test('lists the events of a PaymentIntent', async () => {
    const { id } = await stripe.paymentIntents.create(CARD_ONLY);
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await vi.waitFor(
      async () => {
        const { data } = await stripe.events.list({ limit: 20, type: 'payment_intent.succeeded' });
        const event = data.find((candidate) => (candidate.data.object as { id?: string }).id === id);
        expect(event).toMatchObject({ object: 'event', livemode: false });
        expect(await stripe.events.retrieve(String(event?.id))).toMatchObject({ id: event?.id });
      },
      { timeout: 10_000 },
    );
  });

  test('returns the same account in every emulator', async () => {
    expect(await stripe.accounts.retrieveCurrent()).toMatchObject({
      id: 'acct_localEmulator',
      object: 'account',
    });
  });

  test('returns the balance', async () => {
    expect(await stripe.balance.retrieve()).toMatchObject({ object: 'balance', livemode: false });
  });
});
