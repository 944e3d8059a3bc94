import * as z from 'zod/mini';

/** States of a PaymentIntent, as Stripe names them. */
export const paymentStatus = z.enum([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
]);

export type PaymentStatus = z.output<typeof paymentStatus>;
