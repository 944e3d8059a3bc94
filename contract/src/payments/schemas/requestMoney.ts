import * as z from 'zod/mini';
import { instant } from '../../fields/fields.ts';

/** What a payment is for. */
const paidFor = {
  kind: z.enum(['fee', 'file', 'invoice']),
  /** The file name or the invoice number; empty for the processing fee. */
  name: z.string(),
};

/** The money of a request as staff see it. All amounts in cents. */
export const requestMoney = z.object({
  balance: z.object({
    /** The fee, charged documents and sent invoices, paid or not. */
    charged: z.int(),
    /** Without what banks are processing or withdrew. Refunds are not subtracted. */
    paid: z.int(),
    refunded: z.int(),
    owed: z.int(),
    /** Bank payments in process. */
    clearing: z.int(),
    /** Payments that banks withdrew because of disputes, undecided or lost. */
    withdrawn: z.int(),
  }),
  /** Oldest first; those in process last. */
  payments: z.array(
    z.object({
      /** Null for the processing fee, and outside the portal. */
      paymentIntentId: z.nullable(z.string()),
      /** Whether it was paid outside the portal. */
      isOutside: z.boolean(),
      /** `disputed`: the bank withdrew it until it decides. `lost`: permanently. */
      state: z.enum(['paid', 'clearing', 'disputed', 'lost']),
      /** Null while the bank is processing it. */
      paidAt: z.nullable(instant),
      amount: z.int(),
      /** Total of its completed refunds. */
      refunded: z.int(),
      items: z.array(z.object({ ...paidFor, amount: z.int() })),
      /** Oldest first. */
      refunds: z.array(
        z.object({ ...paidFor, amount: z.int(), state: z.enum(['pending', 'done', 'failed']), at: instant }),
      ),
    }),
  ),
});

export type RequestMoney = z.output<typeof requestMoney>;

export type PaymentOfRequest = RequestMoney['payments'][number];
