import { z } from 'zod';

export const REFUND_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export const refundSchema = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.number(),
  balance_transaction: z.string().nullable(),
  charge: z.string(),
  created: z.number(),
  currency: z.string(),
  customer: z.null(),
  customer_account: z.null(),
  destination_details: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('card'),
      card: z.object({
        reference_status: z.literal('pending'),
        reference_type: z.literal('acquirer_reference_number'),
        type: z.literal('refund'),
      }),
    }),
    z.object({ type: z.literal('us_bank_transfer'), us_bank_transfer: z.object({}) }),
  ]),
  failure_balance_transaction: z.string().optional(),
  failure_reason: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
  payment_intent: z.string(),
  payment_method: z.string(),
  pending_reason: z.literal('processing').optional(),
  reason: z.enum(REFUND_REASONS).nullable(),
  receipt_number: z.null(),
  source_transfer_reversal: z.null(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  transfer_reversal: z.null(),
});

export type Refund = z.infer<typeof refundSchema>;
