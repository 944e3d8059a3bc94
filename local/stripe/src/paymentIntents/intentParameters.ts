import { z } from 'zod';
import { amount, clearableText, currency, expand, boolean, integer, metadata } from '../form/fields.ts';
import { CANCELLATION_REASONS } from '../objects/paymentIntent.ts';
import { paymentMethodDataSchema } from '../paymentMethods/paymentMethodParameters.ts';

const paymentMethodOptions = z.strictObject({
  us_bank_account: z
    .strictObject({ verification_method: z.enum(['automatic', 'instant', 'microdeposits']) })
    .optional(),
});

const updatableFields = {
  allowed_payment_method_types: z.array(z.string()).min(1).optional(),
  description: clearableText.optional(),
  metadata: metadata.optional(),
  payment_method_options: paymentMethodOptions.optional(),
  receipt_email: clearableText.optional(),
  statement_descriptor: clearableText.optional(),
  statement_descriptor_suffix: clearableText.optional(),
};

const confirmationFields = {
  /** Who accepted the debit, when and how. Only its presence matters; it is not stored. */
  mandate_data: z.record(z.string(), z.unknown()).optional(),
  payment_method: z.string().optional(),
  payment_method_data: paymentMethodDataSchema.optional(),
  return_url: z.url().optional(),
};

export const createSchema = z.strictObject({
  ...updatableFields,
  ...confirmationFields,
  amount,
  currency,
  automatic_payment_methods: z
    .strictObject({ enabled: boolean, allow_redirects: z.enum(['always', 'never']).default('always') })
    .optional(),
  confirm: boolean.default(false),
  expand,
});

export const updateSchema = z.strictObject({ ...updatableFields, amount: amount.optional(), expand });

export const retrieveSchema = z.strictObject({ client_secret: z.string().optional(), expand });

export const confirmSchema = z.strictObject({
  ...confirmationFields,
  allowed_payment_method_types: updatableFields.allowed_payment_method_types,
  client_secret: z.string().optional(),
  expand,
  payment_method_options: updatableFields.payment_method_options,
  receipt_email: clearableText.optional(),
});

export const verifySchema = z
  .strictObject({
    amounts: z.array(integer).optional(),
    client_secret: z.string().optional(),
    descriptor_code: z.string().optional(),
    expand,
  })
  .refine(({ amounts, descriptor_code: code }) => (amounts === undefined) !== (code === undefined), {
    error: 'You must provide either amounts or descriptor_code.',
    params: { code: 'parameter_missing' },
    path: ['descriptor_code'],
  });

export const cancelSchema = z.strictObject({
  cancellation_reason: z.enum(CANCELLATION_REASONS).optional(),
  expand,
});
