import * as z from 'zod/mini';
import { fileId, invoiceId } from '../../fields/fields.ts';

/** An item of a payment for everything due. `name`: the file name or the invoice number. `amount` in cents. */
export const dueItem = z.union([
  z.object({ kind: z.literal('file'), fileId, name: z.string(), amount: z.int() }),
  z.object({ kind: z.literal('invoice'), invoiceId, name: z.string(), amount: z.int() }),
]);

export type DueItem = z.output<typeof dueItem>;

/** What a client can pay now in one payment, as the server decided. */
export const everythingDue = z.object({
  /** The total, in cents. */
  amount: z.int(),
  items: z.array(dueItem),
  /**
   * How many unpaid items have to be paid later, and why. `clearing`: a bank payment is being processed. `later`: one
   * payment cannot contain more items.
   */
  waiting: z.object({ embargoed: z.int(), notScanned: z.int(), clearing: z.int(), later: z.int() }),
});

export type EverythingDueView = z.output<typeof everythingDue>;
