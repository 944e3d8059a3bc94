import { expect, it } from 'vitest';
import { type Confirmation, confirmationOf } from './confirmation.ts';

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
    { kind: 'refused', message: 'Please check your connection', wantsMethod: false },
  ],
  [
    'an error without words',
    { error: {} },
    {
      kind: 'refused',
      message: 'An error occurred while processing your payment. Please try again.',
      wantsMethod: false,
    },
  ],
  [
    'an answer that makes no sense',
    { paymentIntent: { status: 'nonsense' } },
    {
      kind: 'refused',
      message: 'An unexpected error occurred during payment processing',
      wantsMethod: false,
    },
  ],
])('reads %s', async (_, given, confirmation) => {
  expect(await confirmationOf(Promise.resolve(given))).toEqual(confirmation);
});

it('does not take a bank’s open question for a payment', async () => {
  const answer = await confirmationOf(Promise.resolve({ paymentIntent: { status: 'requires_action' } }));
  expect(answer).toMatchObject({ kind: 'refused', message: expect.stringContaining('nothing was charged') });
});
