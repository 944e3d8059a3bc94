import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { type Confirmation, confirmationOf, currentPaymentState } from './confirmation.ts';

const open = () => Promise.resolve({ paymentIntent: { status: 'requires_payment_method' } });

function providerThat(asking: () => Promise<unknown>): Pick<Stripe, 'retrievePaymentIntent'> {
  return { retrievePaymentIntent: asking as Stripe['retrievePaymentIntent'] };
}

/** What comes of a try, with a provider that answers `asking` when it is asked how the payment stands. */
function confirmed(trying: () => Promise<unknown>, asking: () => Promise<unknown> = open) {
  return confirmationOf(providerThat(asking), 'pi_1_secret', trying);
}

const declined = { message: 'Your card was declined.' };
const verify = { verify_with_microdeposits: { hosted_verification_url: 'https://verify.example' } };

it.each<[string, unknown, Confirmation]>([
  ['a paid card', { paymentIntent: { status: 'succeeded' } }, { kind: 'accepted', status: 'succeeded' }],
  ['a debit', { paymentIntent: { status: 'processing' } }, { kind: 'accepted', status: 'processing' }],
  [
    'a payment that was made meanwhile',
    { error: { message: 'You cannot confirm', payment_intent: { status: 'succeeded' } } },
    { kind: 'accepted', status: 'succeeded' },
  ],
  [
    'a cancelled payment',
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
    { kind: 'refused', message: 'No match', wantsMethod: false },
  ],
  [
    'a declined card',
    { error: { ...declined, payment_intent: { status: 'requires_payment_method' } } },
    { kind: 'refused', message: declined.message, wantsMethod: true },
  ],
  [
    'a provider out of reach',
    { error: { message: 'Please check your connection' } },
    { kind: 'refused', message: 'Please check your connection', wantsMethod: true },
  ],
  [
    'an error without words',
    { error: {} },
    {
      kind: 'refused',
      message: 'An error occurred while processing your payment. Please try again.',
      wantsMethod: true,
    },
  ],
  [
    'an answer that makes no sense',
    { paymentIntent: { status: 'nonsense' } },
    {
      kind: 'refused',
      message: 'An unexpected error occurred during payment processing',
      wantsMethod: true,
    },
  ],
])('reads %s', async (_, given, confirmation) => {
  expect(await confirmed(() => Promise.resolve(given))).toEqual(confirmation);
});

it('does not take a bank’s open question for a payment', async () => {
  const answer = await confirmed(() => Promise.resolve({ paymentIntent: { status: 'requires_action' } }));
  expect(answer).toMatchObject({ kind: 'refused', message: expect.stringContaining('nothing was charged') });
});

describe('an answer that says nothing of the payment', () => {
  const lost = [
    ['was lost', { error: { type: 'api_connection_error', message: 'You have not been charged.' } }],
    ['makes no sense', { paymentIntent: { status: 'nonsense' } }],
    ['is a fault', new Error('boom')],
  ] as const;

  describe.each(lost)('because it %s', (_, given) => {
    const trying = () => (given instanceof Error ? Promise.reject(given) : Promise.resolve(given));

    it.each<[string, object, object]>([
      ['paid', { status: 'succeeded' }, { kind: 'accepted', status: 'succeeded' }],
      ['clearing', { status: 'processing' }, { kind: 'accepted', status: 'processing' }],
      ['cancelled', { status: 'canceled' }, { kind: 'expired' }],
      [
        'waiting for its account to be verified',
        { status: 'requires_action', next_action: verify },
        { kind: 'verify', verificationUrl: 'https://verify.example' },
      ],
      ['open', { status: 'requires_payment_method' }, { kind: 'refused', wantsMethod: true }],
    ])(
      'leads to asking, and a payment that is %s is taken as such',
      async (__, paymentIntent, confirmation) => {
        expect(await confirmed(trying, () => Promise.resolve({ paymentIntent }))).toMatchObject(confirmation);
      },
    );

    it.each<[string, () => Promise<unknown>]>([
      ['a refusal', () => Promise.resolve({ error: { message: 'Please check your connection' } })],
      ['a fault', () => Promise.reject(new Error('boom'))],
    ])('is not taken for a refusal when asking meets %s', async (__, asking) => {
      expect(await confirmed(trying, asking)).toEqual({ kind: 'unknown' });
    });
  });

  it('because nothing was sent needs no asking', async () => {
    const incomplete = { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    const asking = vi.fn<() => Promise<unknown>>();
    expect(await confirmed(() => Promise.resolve(incomplete), asking)).toMatchObject({ kind: 'refused' });
    expect(asking).not.toHaveBeenCalled();
  });
});

it('gives up on a provider that does not say how a payment stands within ten seconds', async () => {
  vi.useFakeTimers();
  try {
    const result = currentPaymentState(
      providerThat(() => new Promise(() => undefined)),
      'pi_1_secret',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await result).toEqual({ kind: 'unknown' });
  } finally {
    vi.useRealTimers();
  }
});
