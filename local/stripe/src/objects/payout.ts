import { z } from 'zod';

export const payoutSchema = z.object({
  id: z.string(),
  object: z.literal('payout'),
  amount: z.number(),
  application_fee: z.null(),
  application_fee_amount: z.null(),
  arrival_date: z.number(),
  automatic: z.literal(true),
  balance_transaction: z.string(),
  created: z.number(),
  currency: z.string(),
  description: z.literal('STRIPE PAYOUT'),
  destination: z.string(),
  failure_balance_transaction: z.string().nullable(),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  method: z.literal('standard'),
  original_payout: z.null(),
  payout_method: z.null(),
  reconciliation_status: z.enum(['in_progress', 'completed']),
  reversed_by: z.null(),
  source_type: z.literal('card'),
  statement_descriptor: z.null(),
  status: z.enum(['in_transit', 'paid', 'failed']),
  trace_id: z.object({
    status: z.enum(['pending', 'supported', 'unsupported']),
    value: z.string().nullable(),
  }),
  type: z.literal('bank_account'),
});

export type Payout = z.infer<typeof payoutSchema>;
