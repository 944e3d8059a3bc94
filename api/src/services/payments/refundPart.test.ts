import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { refundPart } from './refundPart.ts';

/** The refunds that Stripe has, and the error for a new one. */
const stripe = vi.hoisted(() => ({
  made: [] as object[],
  refusal: null as object | null,
  keys: [] as string[],
}));

vi.mock('./stripeClient.ts', async (original) => ({
  ...(await original<object>()),
  onStripe: (work: (sdk: unknown) => Promise<unknown>) => work({ refunds: { list, create } }),
}));

const list = async () => ({ data: stripe.made });

async function create(params: object, { idempotencyKey }: { idempotencyKey: string }) {
  stripe.keys.push(idempotencyKey);
  if (stripe.refusal) throw Object.assign(new Error('refused'), stripe.refusal);
  return { id: 're_1', status: 'succeeded', ...params };
}

const part = { requestId: 'req_1', refundId: 'ref_1', intentId: 'pi_1', cents: 500, kind: 'staff' } as const;
const stripeRefund = (changed: object) => ({
  id: 're_0',
  amount: 500,
  payment_intent: 'pi_1',
  status: 'succeeded',
  metadata: { refundId: 'ref_1' },
  ...changed,
});

beforeEach(() => {
  Object.assign(stripe, { made: [], refusal: null, keys: [] });
});

describe('refundPart', () => {
  test.each([
    ['exists', {}, 'done', []],
    ['exists and failed', { status: 'failed' }, 'failed', []],
    ['exists with another id', { metadata: { refundId: 'ref_2' } }, 'done', ['refund:req_1:ref_1']],
    ['exists with another amount', { amount: 499 }, 'done', ['refund:req_1:ref_1']],
  ])('when the refund %s, returns %j', async (_, changed, state, keys) => {
    stripe.made = [stripeRefund(changed)];
    expect(await refundPart(part)).toBe(state);
    expect(stripe.keys).toEqual(keys);
  });

  const type = 'StripeInvalidRequestError';
  test.each([
    ['a staff refund of a refunded charge', 'staff', { type, code: 'charge_already_refunded' }, 'failed'],
    [
      'an automatic refund of a refunded charge',
      'automatic',
      { type, code: 'charge_already_refunded' },
      'done',
    ],
    ['a refund above the remaining amount', 'automatic', { type }, 'failed'],
  ] as const)('does not retry %s', async (_, kind, refusal, state) => {
    stripe.refusal = refusal;
    expect(await refundPart({ ...part, kind })).toBe(state);
  });

  it.each([
    { type, code: 'balance_insufficient' },
    { type, code: 'insufficient_funds' },
    { type, code: 'charge_disputed' },
    { type, code: 'lock_timeout' },
    { type, code: 'rate_limit' },
    { type: 'StripeAPIError' },
    { type: 'StripeAuthenticationError' },
    { type: 'StripeConnectionError' },
  ])('throws on a temporary refusal (%j), so that the refund is retried', async (refusal) => {
    stripe.refusal = refusal;
    await expect(refundPart({ ...part, kind: 'automatic' })).rejects.toThrow('refused');
  });
});
