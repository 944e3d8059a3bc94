import { z } from 'zod';
import { paymentMethodSchema } from './paymentMethod.ts';

export const CANCELLATION_REASONS = [
  'duplicate',
  'fraudulent',
  'requested_by_customer',
  'abandoned',
] as const;

const lastPaymentError = z.object({
  type: z.enum(['card_error', 'invalid_request_error', 'api_error']),
  code: z.string(),
  message: z.string(),
  charge: z.string().optional(),
  decline_code: z.string().optional(),
  doc_url: z.string().optional(),
  param: z.string().optional(),
  payment_method: paymentMethodSchema.optional(),
});

const nextAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('use_stripe_sdk'),
    use_stripe_sdk: z.object({ type: z.literal('three_d_secure_redirect') }),
  }),
  z.object({
    type: z.literal('verify_with_microdeposits'),
    verify_with_microdeposits: z.object({
      arrival_date: z.number(),
      hosted_verification_url: z.string(),
      microdeposit_type: z.literal('descriptor_code'),
    }),
  }),
]);

export const paymentIntentSchema = z.object({
  id: z.string(),
  object: z.literal('payment_intent'),
  allowed_payment_method_types: z.array(z.string()).nullable(),
  amount: z.number(),
  amount_capturable: z.literal(0),
  amount_received: z.number(),
  application: z.null(),
  application_fee_amount: z.null(),
  automatic_payment_methods: z
    .object({ enabled: z.boolean(), allow_redirects: z.enum(['always', 'never']) })
    .nullable(),
  canceled_at: z.number().nullable(),
  cancellation_reason: z.enum(CANCELLATION_REASONS).nullable(),
  capture_method: z.literal('automatic_async'),
  client_secret: z.string(),
  confirmation_method: z.literal('automatic'),
  created: z.number(),
  currency: z.string(),
  customer: z.null(),
  customer_account: z.null(),
  description: z.string().nullable(),
  excluded_payment_method_types: z.null(),
  last_payment_error: lastPaymentError.nullable(),
  latest_charge: z.string().nullable(),
  livemode: z.literal(false),
  managed_payments: z.null(),
  metadata: z.record(z.string(), z.string()),
  next_action: nextAction.nullable(),
  on_behalf_of: z.null(),
  payment_method: z.string().nullable(),
  payment_method_configuration_details: z.null(),
  payment_method_options: z.record(z.string(), z.unknown()),
  payment_method_types: z.array(z.string()),
  payment_record: z.null(),
  processing: z.null(),
  receipt_email: z.string().nullable(),
  review: z.null(),
  setup_future_usage: z.null(),
  shipping: z.null(),
  source: z.null(),
  statement_descriptor: z.string().nullable(),
  statement_descriptor_suffix: z.string().nullable(),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  transfer_data: z.null(),
  transfer_group: z.null(),
});

export type PaymentIntent = z.infer<typeof paymentIntentSchema>;
export type LastPaymentError = z.infer<typeof lastPaymentError>;
