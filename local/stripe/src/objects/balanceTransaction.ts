import { z } from 'zod';

export const BALANCE_TRANSACTION_TYPES = [
  'charge',
  'payment',
  'refund',
  'payment_refund',
  'refund_failure',
  'payment_failure_refund',
  'adjustment',
  'stripe_fee',
  'payout',
  'payout_failure',
] as const;

export const balanceTransactionSchema = z.object({
  id: z.string(),
  object: z.literal('balance_transaction'),
  amount: z.number(),
  available_on: z.number(),
  balance_type: z.literal('payments'),
  created: z.number(),
  currency: z.string(),
  description: z.string().nullable(),
  exchange_rate: z.null(),
  fee: z.number(),
  fee_details: z.array(
    z.object({
      amount: z.number(),
      application: z.null(),
      currency: z.string(),
      description: z.string(),
      type: z.literal('stripe_fee'),
    }),
  ),
  net: z.number(),
  reporting_category: z.enum([
    'charge',
    'charge_failure',
    'dispute',
    'dispute_reversal',
    'fee',
    'payout',
    'payout_reversal',
    'refund',
    'refund_failure',
  ]),
  source: z.string().nullable(),
  status: z.enum(['available', 'pending']),
  type: z.enum(BALANCE_TRANSACTION_TYPES),
});

export type BalanceTransaction = z.infer<typeof balanceTransactionSchema>;

/** A balance transaction, and the payout that contains it. Stripe's object does not name its payout. */
export const storedBalanceTransactionSchema = z.object({
  id: z.string(),
  created: z.number(),
  payout: z.string().nullable(),
  transaction: balanceTransactionSchema,
});

export type StoredBalanceTransaction = z.infer<typeof storedBalanceTransactionSchema>;
