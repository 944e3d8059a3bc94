import { idOf } from './idOf.ts';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  CARD_ONLY,
  clientOf,
  isReal,
  PUBLISHABLE_KEY,
  stripeErrorOf,
  startEmulator,
  stripeOrEmulator,
  type Emulator,
} from './emulator.ts';

const cardMethod = (number: string): Stripe.PaymentMethodCreateParams => ({
  type: 'card',
  card: { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' },
});

describe('cards, as at Stripe', () => {
  let stripe: Stripe;

  beforeAll(async () => {
    stripe = await stripeOrEmulator();
  });

  test.each([
    ['pm_card_visa', 'visa', '4242'],
    ['pm_card_mastercard', 'mastercard', '4444'],
  ])('a payment with %s succeeds', async (token, brand, last4) => {
    const { id } = await stripe.paymentIntents.create(CARD_ONLY);
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: token });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1500, last_payment_error: null });
    const charge = await stripe.charges.retrieve(idOf(paid.latest_charge));
    expect(charge).toMatchObject({ amount: 1500, paid: true, status: 'succeeded', payment_intent: id });
    const method = await stripe.paymentMethods.retrieve(idOf(paid.payment_method));
    expect(method).toMatchObject({ type: 'card', card: { brand, last4 } });
  });

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['pm_card_radarBlock', 'card_declined', 'fraudulent', 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
      'card_declined',
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
    [
      'pm_card_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      'incorrect_cvc',
      "Your card's security code is incorrect.",
    ],
  ])(
    '%s fails with %s, and the PaymentIntent can be confirmed again',
    async (token, code, declineCode, message) => {
      const { id } = await stripe.paymentIntents.create(CARD_ONLY);
      const error = await stripeErrorOf(stripe.paymentIntents.confirm(id, { payment_method: token }));
      expect(error).toMatchObject({
        type: 'StripeCardError',
        statusCode: 402,
        code,
        decline_code: declineCode,
        message,
        payment_intent: { id, status: 'requires_payment_method' },
      });
      const failed = await stripe.paymentIntents.retrieve(id);
      expect(failed).toMatchObject({
        status: 'requires_payment_method',
        payment_method: null,
        last_payment_error: { type: 'card_error', code, message },
      });
      const charge = await stripe.charges.retrieve(idOf(failed.latest_charge));
      expect(charge).toMatchObject({ paid: false, status: 'failed', failure_code: code });

      const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
    },
  );

  test.each([
    'pm_card_authenticationRequired',
    'pm_card_authenticationRequiredOnSetup',
    'pm_card_threeDSecure2Required',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  ])('%s waits for 3-D Secure, and another card pays instead', async (token) => {
    const { id } = await stripe.paymentIntents.create(CARD_ONLY);
    const waiting = await stripe.paymentIntents.confirm(id, {
      payment_method: token,
      ...(isReal ? { return_url: 'https://example.com/return' } : {}),
    });
    expect(waiting).toMatchObject({ status: 'requires_action', amount_received: 0 });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', next_action: null });
  });
});

describe.skipIf(isReal)('cards entered on a page', () => {
  let emulator: Emulator;
  let page: Stripe;

  beforeAll(async () => {
    emulator = await startEmulator();
    page = clientOf(emulator.url, PUBLISHABLE_KEY);
  });

  test.each([
    ['4000000000000002', 'generic_decline'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000009987', 'lost_card'],
    ['4000000000000119', 'processing_error'],
    ['4100000000000019', 'fraudulent'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('card %s fails with %s', async (number, declineCode) => {
    const intent = await emulator.stripe.paymentIntents.create(CARD_ONLY);
    const method = await page.paymentMethods.create(cardMethod(number));
    const confirm = { payment_method: method.id, client_secret: String(intent.client_secret) };
    const error = await stripeErrorOf(
      page.paymentIntents.confirm(intent.id, confirm as Stripe.PaymentIntentConfirmParams),
    );
    expect(error).toMatchObject({ statusCode: 402, decline_code: declineCode });
  });

  const authenticate = async (intent: Stripe.PaymentIntent, outcome: 'complete' | 'fail') => {
    const response = await fetch(`${emulator.url}/v1/payment_intents/${intent.id}/authenticate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${PUBLISHABLE_KEY}` },
      body: new URLSearchParams({ outcome, client_secret: String(intent.client_secret) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  const createUnauthenticated = async (number: string): Promise<Stripe.PaymentIntent> => {
    const intent = await emulator.stripe.paymentIntents.create(CARD_ONLY);
    const method = await page.paymentMethods.create(cardMethod(number));
    const confirm = { payment_method: method.id, client_secret: String(intent.client_secret) };
    const waiting = await page.paymentIntents.confirm(
      intent.id,
      confirm as Stripe.PaymentIntentConfirmParams,
    );
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    return waiting;
  };

  test.each(['4000002500003155', '4000002760003184', '4000000000003220'])(
    'card %s pays after the payer is authenticated',
    async (number) => {
      const waiting = await createUnauthenticated(number);
      expect(await authenticate(waiting, 'complete')).toMatchObject({
        status: 200,
        body: { status: 'succeeded', next_action: null },
      });
      const paid = await emulator.stripe.paymentIntents.retrieve(waiting.id);
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1500 });
      expect(await authenticate(waiting, 'complete')).toMatchObject({ status: 400 });
    },
  );

  test('card 4000008260003178 has insufficient funds after the payer is authenticated', async () => {
    const waiting = await createUnauthenticated('4000008260003178');
    expect(await authenticate(waiting, 'complete')).toMatchObject({
      status: 402,
      body: {
        error: {
          code: 'card_declined',
          decline_code: 'insufficient_funds',
          payment_intent: { status: 'requires_payment_method' },
        },
      },
    });
  });

  test('a payer who is not authenticated can pay with another card', async () => {
    const waiting = await createUnauthenticated('4000002760003184');
    expect(await authenticate(waiting, 'fail')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_authentication_failure' } },
    });
    const failed = await emulator.stripe.paymentIntents.retrieve(waiting.id);
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: {
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      },
    });
    const paid = await emulator.stripe.paymentIntents.confirm(waiting.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded' });
  });

  test('the charge shows failed checks', async () => {
    const { latest_charge: charge } = await emulator.stripe.paymentIntents.create({
      ...CARD_ONLY,
      payment_method_data: {
        ...cardMethod('4000000000000010'),
        type: 'card',
        billing_details: { address: { line1: '1 Main St', postal_code: '12345' } },
      } as Stripe.PaymentIntentCreateParams.PaymentMethodData,
      confirm: true,
    });
    expect(await emulator.stripe.charges.retrieve(idOf(charge))).toMatchObject({
      paid: true,
      payment_method_details: {
        card: { checks: { address_line1_check: 'fail', address_postal_code_check: 'fail' } },
      },
    });
  });
});
