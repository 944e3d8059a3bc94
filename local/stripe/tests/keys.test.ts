import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  CARD_ONLY,
  clientOf,
  control,
  isReal,
  PUBLISHABLE_KEY,
  stripeErrorOf,
  startEmulator,
  type Emulator,
} from './emulator.ts';

function paymentIntentCount(state: unknown): number {
  return (state as { paymentIntents: number }).paymentIntents;
}

describe.skipIf(isReal)('keys', () => {
  let emulator: Emulator;
  let page: Stripe;

  beforeAll(async () => {
    emulator = await startEmulator();
    page = clientOf(emulator.url, PUBLISHABLE_KEY);
  });

  const cardMethod = (number: string): Stripe.PaymentMethodCreateParams => ({
    type: 'card',
    card: { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' },
  });

  test('a page reads and confirms only the PaymentIntent whose client secret it has', async () => {
    const intent = await emulator.stripe.paymentIntents.create({ ...CARD_ONLY, metadata: { draftId: 'd1' } });
    const secret = { client_secret: String(intent.client_secret) };
    const seen = await page.paymentIntents.retrieve(intent.id, secret);
    expect(seen).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');

    for (const call of [
      () => page.paymentIntents.retrieve(intent.id),
      () => page.paymentIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` }),
      () => page.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    ]) {
      expect(await stripeErrorOf(call())).toMatchObject({ statusCode: 400, param: 'client_secret' });
    }
    const method = await page.paymentMethods.create(cardMethod('4242424242424242'));
    const confirm = { payment_method: method.id, ...secret } as Stripe.PaymentIntentConfirmParams;
    expect(await page.paymentIntents.confirm(intent.id, confirm)).toMatchObject({ status: 'succeeded' });
  });

  test('a page cannot make any other call', async () => {
    const { id } = await emulator.stripe.paymentIntents.create(CARD_ONLY);
    for (const call of [
      () => page.paymentIntents.create(CARD_ONLY),
      () => page.paymentIntents.list(),
      () => page.paymentIntents.cancel(id),
      () => page.events.list(),
      () => page.balance.retrieve(),
    ]) {
      expect(await stripeErrorOf(call())).toMatchObject({ statusCode: 401, code: 'secret_key_required' });
    }
  });

  test.each(['sk_live_nope', 'pk_test_other', 'nonsense'])('rejects the key %s', async (key) => {
    const call = clientOf(emulator.url, key).balance.retrieve();
    expect(await stripeErrorOf(call)).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  });

  test('rejects invalid numbers and real cards when the payment method is created', async () => {
    const wrong = await stripeErrorOf(page.paymentMethods.create(cardMethod('4242424242424241')));
    expect(wrong).toMatchObject({ statusCode: 402, code: 'incorrect_number' });
    const live = await stripeErrorOf(page.paymentMethods.create(cardMethod('4539578763621486')));
    expect(live).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
    });
    expect(live.message).toContain('non test (live) card');
  });

  test('rejects an unavailable payment method with a clear message', async () => {
    const debit = { type: 'sepa_debit', billing_details: { name: 'Jenny Rosen' } } as const;
    const error = await stripeErrorOf(page.paymentMethods.create(debit));
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_method_unactivated', param: 'type' });
  });

  test('100 concurrent requests with one idempotency key create one PaymentIntent', async () => {
    const idempotencyKey = randomUUID();
    const before = await control(emulator, 'state');
    const created = await Promise.all(
      Array.from({ length: 100 }, () => emulator.stripe.paymentIntents.create(CARD_ONLY, { idempotencyKey })),
    );
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    const after = await control(emulator, 'state');
    expect(paymentIntentCount(after) - paymentIntentCount(before)).toBe(1);
  });
});
