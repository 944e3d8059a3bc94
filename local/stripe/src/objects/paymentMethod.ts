import { z } from 'zod';

const address = z.object({
  city: z.string().nullable(),
  country: z.string().nullable(),
  line1: z.string().nullable(),
  line2: z.string().nullable(),
  postal_code: z.string().nullable(),
  state: z.string().nullable(),
});

export const billingDetailsSchema = z.object({
  address,
  email: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  tax_id: z.string().nullable(),
});

const check = z.enum(['pass', 'fail', 'unavailable', 'unchecked']).nullable();

export const cardSchema = z.object({
  brand: z.string(),
  checks: z.object({ address_line1_check: check, address_postal_code_check: check, cvc_check: check }),
  country: z.string(),
  display_brand: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  fingerprint: z.string(),
  funding: z.enum(['credit', 'debit', 'prepaid']),
  generated_from: z.null(),
  last4: z.string(),
  networks: z.object({ available: z.array(z.string()), preferred: z.null() }),
  regulated_status: z.literal('unregulated'),
  three_d_secure_usage: z.object({ supported: z.boolean() }),
  wallet: z.null(),
});

export const bankAccountSchema = z.object({
  account_holder_type: z.enum(['individual', 'company']),
  account_type: z.enum(['checking', 'savings']),
  bank_name: z.string(),
  financial_connections_account: z.null(),
  fingerprint: z.string(),
  last4: z.string(),
  networks: z.object({ preferred: z.literal('ach'), supported: z.array(z.string()) }),
  routing_number: z.string(),
  status_details: z.object({}),
});

const basePaymentMethod = z.object({
  id: z.string(),
  object: z.literal('payment_method'),
  allow_redisplay: z.literal('unspecified'),
  billing_details: billingDetailsSchema,
  created: z.number(),
  customer: z.null(),
  customer_account: z.null(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
});

const cardMethod = basePaymentMethod.extend({ type: z.literal('card'), card: cardSchema });
const bankMethod = basePaymentMethod.extend({
  type: z.literal('us_bank_account'),
  us_bank_account: bankAccountSchema,
});

/** The `type` determines how a payment is confirmed. */
export const paymentMethodSchema = z.discriminatedUnion('type', [cardMethod, bankMethod]);

/** Stores the token of the test card, never its number. */
const storedCard = z.object({ id: z.string(), testCard: z.string(), paymentMethod: cardMethod });

const storedBankAccount = z.object({
  id: z.string(),
  testBankAccount: z.string(),
  /** Whether micro-deposits verified the account. Stripe's tokens represent verified accounts. */
  isVerified: z.boolean(),
  paymentMethod: bankMethod,
});

export const storedPaymentMethodSchema = z.union([storedCard, storedBankAccount]);

export type BillingDetails = z.infer<typeof billingDetailsSchema>;
export type Card = z.infer<typeof cardSchema>;
export type BankAccount = z.infer<typeof bankAccountSchema>;
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type StoredCard = z.infer<typeof storedCard>;
export type StoredBankAccount = z.infer<typeof storedBankAccount>;
export type StoredPaymentMethod = z.infer<typeof storedPaymentMethodSchema>;
