import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { type Confirmation, runAttempt, currentPaymentState } from './confirmation.ts';

const open = () => Promise.resolve({ paymentIntent: { status: 'requires_payment_method' } });

function providerReturning(retrieve: () => Promise<unknown>): Pick<Stripe, 'retrievePaymentIntent'> {
  return { retrievePaymentIntent: retrieve as Stripe['retrievePaymentIntent'] };
}

/** Runs `attempt` with a provider that returns `retrieve()` when its payment status is checked. */
function confirm(attempt: () => Promise<unknown>, retrieve: () => Promise<unknown> = open) {
  return runAttempt(providerReturning(retrieve), 'pi_1_secret', attempt);
}

const declined = { message: 'Your card was declined.' };
const verify = { verify_with_microdeposits: { hosted_verification_url: 'https://verify.example' } };

it.each<[string, unknown, Confirmation]>([
  ['a paid card', { paymentIntent: { status: 'succeeded' } }, { kind: 'accepted', status: 'succeeded' }],
  ['a debit', { paymentIntent: { status: 'processing' } }, { kind: 'accepted', status: 'processing' }],
  [
    'a payment that already succeeded',
    { error: { message: 'You cannot confirm', payment_intent: { status: 'succeeded' } } },
    { kind: 'accepted', status: 'succeeded' },
  ],
  [
    'a canceled payment',
    { error: { message: 'You cannot confirm', payment_intent: { status: 'canceled' } } },
    { kind: 'expired' },
  ],
  [
    'an account to verify',
    { paymentIntent: { status: 'requires_action', next_action: verify } },
    { kind: 'verify', verificationUrl: 'https://verify.example' },
  ],
  [
    'a wrong code',
    { error: { message: 'No match', payment_intent: { status: 'requires_action', next_action: verify } } },
    { kind: 'refused', message: 'No match', needsNewMethod: false },
  ],
  [
    'a declined card',
    { error: { ...declined, payment_intent: { status: 'requires_payment_method' } } },
    { kind: 'refused', message: declined.message, needsNewMethod: true },
  ],
  [
    'a card that the bank declined',
    {
      error: {
        ...declined,
        type: 'card_error',
        code: 'card_declined',
        payment_intent: { status: 'requires_payment_method' },
      },
    },
    { kind: 'refused', message: declined.message, needsNewMethod: true, isDeclined: true },
  ],
  [
    'a card that the bank declined, without the reason in the response',
    {
      paymentIntent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', message: declined.message },
      },
    },
    { kind: 'refused', message: declined.message, needsNewMethod: true, isDeclined: true },
  ],
  [
    'a mistyped card',
    {
      error: {
        message: 'Your card number is incorrect.',
        code: 'incorrect_number',
        payment_intent: { status: 'requires_payment_method' },
      },
    },
    { kind: 'refused', message: 'Your card number is incorrect.', needsNewMethod: true },
  ],
  [
    'an unreachable provider',
    { error: { message: 'Please check your connection' } },
    { kind: 'refused', message: 'Please check your connection', needsNewMethod: true },
  ],
  [
    'an error without a message',
    { error: {} },
    {
      kind: 'refused',
      message: 'An error occurred while processing your payment. Please try again.',
      needsNewMethod: true,
    },
  ],
  [
    'an invalid response',
    { paymentIntent: { status: 'nonsense' } },
    {
      kind: 'refused',
      message: 'An unexpected error occurred during payment processing',
      needsNewMethod: true,
    },
  ],
])('reads %s', async (_, response, confirmation) => {
  expect(await confirm(() => Promise.resolve(response))).toEqual(confirmation);
});

it('refuses a payment that the bank did not confirm', async () => {
  const result = await confirm(() => Promise.resolve({ paymentIntent: { status: 'requires_action' } }));
  expect(result).toMatchObject({ kind: 'refused', message: expect.stringContaining('nothing was charged') });
});

describe('a response without a payment status', () => {
  const lost = [
    ['was lost', { error: { type: 'api_connection_error', message: 'You have not been charged.' } }],
    ['is invalid', { paymentIntent: { status: 'nonsense' } }],
    ['is an exception', new Error('boom')],
  ] as const;

  describe.each(lost)('because it %s', (_, response) => {
    const attempt = () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response));

    it.each<[string, object, object]>([
      ['paid', { status: 'succeeded' }, { kind: 'accepted', status: 'succeeded' }],
      ['clearing', { status: 'processing' }, { kind: 'accepted', status: 'processing' }],
      ['canceled', { status: 'canceled' }, { kind: 'expired' }],
      [
        'awaiting verification',
        { status: 'requires_action', next_action: verify },
        { kind: 'verify', verificationUrl: 'https://verify.example' },
      ],
      ['open', { status: 'requires_payment_method' }, { kind: 'refused', needsNewMethod: true }],
    ])('checks the provider and reports a payment that is %s', async (__, paymentIntent, confirmation) => {
      expect(await confirm(attempt, () => Promise.resolve({ paymentIntent }))).toMatchObject(confirmation);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['a refusal', () => Promise.resolve({ error: { message: 'Please check your connection' } })],
      ['an exception', () => Promise.reject(new Error('boom'))],
    ])('is unknown when the check ends in %s', async (__, retrieve) => {
      expect(await confirm(attempt, retrieve)).toEqual({ kind: 'unknown' });
    });
  });

  it('does not check the provider when nothing was sent', async () => {
    const incomplete = { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    const retrieve = vi.fn<() => Promise<unknown>>();
    expect(await confirm(() => Promise.resolve(incomplete), retrieve)).toMatchObject({ kind: 'refused' });
    expect(retrieve).not.toHaveBeenCalled();
  });
});

it('gives up when the provider does not answer within ten seconds', async () => {
  vi.useFakeTimers();
  try {
    const result = currentPaymentState(
      providerReturning(() => new Promise(() => undefined)),
      'pi_1_secret',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await result).toEqual({ kind: 'unknown' });
  } finally {
    vi.useRealTimers();
  }
});
