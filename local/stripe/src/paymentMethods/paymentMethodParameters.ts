import { z } from 'zod';
import { clearableText, expand, integer, metadata } from '../form/fields.ts';

const text = clearableText.optional();

const email = clearableText
  .refine((value) => value === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
    error: (issue) => `Invalid email address: ${String(issue.input)}`,
    params: { code: 'email_invalid' },
  })
  .optional();

const billingDetails = z.strictObject({
  address: z
    .strictObject({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text })
    .optional(),
  email,
  name: text,
  phone: text,
  tax_id: text,
});

const card = z.strictObject({
  number: z.string(),
  exp_month: integer,
  exp_year: integer,
  cvc: z.string().optional(),
});

const bankAccount = z.strictObject({
  routing_number: z.string(),
  account_number: z.string(),
  account_holder_type: z.enum(['individual', 'company'], {
    error: (issue) =>
      issue.input === undefined
        ? undefined
        : 'Invalid account_holder_type: must be one of individual or company',
  }),
  account_type: z
    .enum(['checking', 'savings'], { error: 'Invalid account_type: must be one of checking or savings' })
    .default('checking'),
});

/** The payment method types that paymentIntents/attemptPayment.ts can confirm. */
export const OFFERED_TYPES = ['card', 'us_bank_account'] as const;

const isOffered = (value: string): value is (typeof OFFERED_TYPES)[number] =>
  OFFERED_TYPES.some((type) => type === value);

const type = z.string().refine(isOffered, {
  error: (issue) =>
    `The payment method type "${String(issue.input)}" is invalid. ` +
    'Please ensure the provided type is activated for this account.',
  params: { code: 'payment_method_unactivated' },
});

export const paymentMethodDataSchema = z.strictObject({
  type,
  card: card.optional(),
  us_bank_account: bankAccount.optional(),
  billing_details: billingDetails.optional(),
  metadata: metadata.optional(),
});

export const paymentMethodParametersSchema = paymentMethodDataSchema.extend({ expand });

export type PaymentMethodData = z.output<typeof paymentMethodDataSchema>;
