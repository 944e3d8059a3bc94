import { filePaymentState } from '@portal/contract/files/schemas/filePaymentState.ts';
import * as z from 'zod/mini';
import { dispute } from '../disputes/dispute.ts';
import { actor } from '../requests/actor.ts';

export const invoiceLine = z.object({
  description: z.string(),
  quantity: z.int(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
  subsections: z.array(z.string()),
  /** YYYY-MM-DD, or empty. */
  studyDate: z.string(),
  studyType: z.string(),
  /** Null: not said. */
  imageCount: z.nullable(z.int()),
  /** Why records could not be retrieved; empty when they are available. */
  cnrReason: z.string(),
});

export type InvoiceLine = z.output<typeof invoiceLine>;

/** Money that goes back. It is written down before Stripe is asked, and asked for again until Stripe has answered. */
export const invoiceRefund = z.object({
  refundId: z.string(),
  /** The payment that it gives back from. */
  intentId: z.string(),
  cents: z.int(),
  /** `automatic`: a payment for which nothing was owed goes back whole, and was never counted. */
  kind: z.enum(['staff', 'automatic']),
  state: z.enum(['pending', 'done', 'failed']),
  at: z.string(),
  by: actor,
  byName: z.string(),
  reason: z.string(),
});

export type InvoiceRefund = z.output<typeof invoiceRefund>;

/** A custom invoice. Once it is paid nothing of it changes but its refunds and disputes; one that was lost to a dispute may be opened for payment again. */
export const invoice = z.object({
  invoiceId: z.string(),
  /** INV-YYYY-NNNNNN. */
  number: z.string(),
  createdAt: z.string(),
  createdBy: actor,
  createdByName: z.string(),
  lines: z.array(invoiceLine),
  totalCents: z.int(),
  /** Raised by each edit, so that nobody sends or rewrites what they did not see. */
  version: z._default(z.int(), 0),
  isActive: z.boolean(),
  /** When it first went to the client; null for a draft. */
  sentAt: z.nullable(z.string()),
  paymentState: filePaymentState,
  paidAt: z.nullable(z.string()),
  /** The PaymentIntent with which it is, or is to be, paid; there is one at a time. */
  intentId: z.nullable(z.string()),
  /** The try to charge that `paymentState` speaks of. */
  chargeId: z.nullable(z.string()),
  /** How it was paid outside the portal; null when it was not. */
  settlement: z.nullable(
    z.object({ reference: z.string(), reason: z.string(), by: actor, byName: z.string(), at: z.string() }),
  ),
  /** Oldest first. */
  refunds: z.array(invoiceRefund),
  /** Of its payments, oldest first. */
  disputes: z._default(z.array(dispute), []),
});

export type Invoice = z.output<typeof invoice>;
