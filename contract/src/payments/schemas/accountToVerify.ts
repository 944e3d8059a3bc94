import * as z from 'zod/mini';

/** A bank account that has to be verified before the payment for documents or invoices continues. */
export const accountToVerify = z.object({
  /** Stripe's page. */
  verificationUrl: z.string(),
  /** File names and invoice numbers. */
  paysFor: z.array(z.string()),
});

export type AccountToVerify = z.output<typeof accountToVerify>;
