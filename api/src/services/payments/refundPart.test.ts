import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { refundPart } from './refundPart.ts';

/** What Stripe has given back, and how it refuses to give back more. */
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

async function create(asked: object, { idempotencyKey }: { idempotencyKey: string }) {
  stripe.keys.push(idempotencyKey);
  if (stripe.refusal) throw Object.assign(new Error('refused'), stripe.refusal);
  return { id: 're_1', status: 'succeeded', ...asked };
}

const part = { requestId: 'req_1', refundId: 'ref_1', intentId: 'pi_1', cents: 500, kind: 'staff' } as const;
const made = (changed: object) => ({
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

describe('a refund', () => {
  test.each([
    ['was made before', {}, 'done', []],
    ['was made before, and failed', { status: 'failed' }, 'failed', []],
    ['was made under another name', { metadata: { refundId: 'ref_2' } }, 'done', ['refund:req_1:ref_1']],
    ['was made in another amount', { amount: 499 }, 'done', ['refund:req_1:ref_1']],
  ])('that %s is %j asked for', async (_, changed, state, keys) => {
    stripe.made = [made(changed)];
    expect(await refundPart(part)).toBe(state);
    expect(stripe.keys).toEqual(keys);
  });

  const type = 'StripeInvalidRequestError';
  test.each([
    ['of staff, of what is back', 'staff', { type, code: 'charge_already_refunded' }, 'failed'],
    ['of nothing owed, of what is back', 'automatic', { type, code: 'charge_already_refunded' }, 'done'],
    ['of more than is left', 'automatic', { type }, 'failed'],
  ] as const)('%s is final', async (_, kind, refusal, state) => {
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
  ])('that Stripe refuses for the moment (%j) is asked for again later', async (refusal) => {
    stripe.refusal = refusal;
    await expect(refundPart({ ...part, kind: 'automatic' })).rejects.toThrow('refused');
  });
});
