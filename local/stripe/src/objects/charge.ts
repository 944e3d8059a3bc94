import { z } from 'zod';
import { bankAccountSchema, billingDetailsSchema, cardSchema } from './paymentMethod.ts';

const outcome = z.object({
  advice_code: z.string().nullable(),
  network_advice_code: z.string().nullable(),
  network_decline_code: z.string().nullable(),
  network_status: z.enum(['approved_by_network', 'declined_by_network', 'not_sent_to_network']),
  reason: z.string().nullable(),
  risk_level: z.enum(['normal', 'elevated', 'highest', 'not_assessed']),
  risk_score: z.number().optional(),
  seller_message: z.string(),
  type: z.enum(['authorized', 'issuer_declined', 'blocked']),
});

const bankDetails = bankAccountSchema
  .pick({
    account_holder_type: true,
    account_type: true,
    bank_name: true,
    fingerprint: true,
    last4: true,
    routing_number: true,
  })
  .extend({ mandate: z.string(), payment_reference: z.string().nullable() });

const paymentMethodDetails = z.discriminatedUnion('type', [
  z.object({ type: z.literal('card'), card: cardSchema }),
  z.object({ type: z.literal('us_bank_account'), us_bank_account: bankDetails }),
]);

export const chargeSchema = z.object({
  id: z.string(),
  object: z.literal('charge'),
  amount: z.number(),
  amount_captured: z.number(),
  amount_refunded: z.number(),
  application: z.null(),
  application_fee: z.null(),
  application_fee_amount: z.null(),
  balance_transaction: z.string().nullable(),
  billing_details: billingDetailsSchema,
  calculated_statement_descriptor: z.string().nullable(),
  captured: z.boolean(),
  created: z.number(),
  currency: z.string(),
  customer: z.null(),
  description: z.string().nullable(),
  disputed: z.boolean(),
  failure_balance_transaction: z.string().nullable(),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  fraud_details: z.object({}),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  on_behalf_of: z.null(),
  outcome,
  paid: z.boolean(),
  payment_intent: z.string(),
  payment_method: z.string(),
  payment_method_details: paymentMethodDetails,
  receipt_email: z.string().nullable(),
  receipt_number: z.null(),
  receipt_url: z.null(),
  refunded: z.boolean(),
  review: z.null(),
  shipping: z.null(),
  source: z.null(),
  source_transfer: z.null(),
  statement_descriptor: z.string().nullable(),
  statement_descriptor_suffix: z.string().nullable(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  transfer_data: z.null(),
  transfer_group: z.null(),
});

export type Charge = z.infer<typeof chargeSchema>;
