import { z } from 'zod';
import { balanceTransactionSchema } from './balanceTransaction.ts';

export const DISPUTE_STATUSES = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const;

export const DISPUTE_REASONS = [
  'bank_cannot_process',
  'check_returned',
  'credit_not_processed',
  'customer_initiated',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'general',
  'incorrect_account_details',
  'insufficient_funds',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;

export const disputeSchema = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  amount: z.number(),
  /** Funds withdrawn and reinstated. Journals of earlier versions have none. */
  balance_transactions: z.array(balanceTransactionSchema).default([]),
  charge: z.string(),
  created: z.number(),
  currency: z.string(),
  evidence_details: z.object({
    due_by: z.number().nullable(),
    has_evidence: z.boolean(),
    past_due: z.boolean(),
    submission_count: z.number(),
  }),
  is_charge_refundable: z.boolean(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  payment_intent: z.string(),
  reason: z.enum(DISPUTE_REASONS),
  status: z.enum(DISPUTE_STATUSES),
});

export type Dispute = z.infer<typeof disputeSchema>;
export type DisputeStatus = Dispute['status'];

/** Whether the funds are withdrawn from the account: true for an open or lost chargeback, false for an inquiry. */
export function areFundsWithdrawn({ status }: Pick<Dispute, 'status'>): boolean {
  return status === 'needs_response' || status === 'under_review' || status === 'lost';
}
