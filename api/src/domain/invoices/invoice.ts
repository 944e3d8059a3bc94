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
  /** Null if unknown. */
  imageCount: z.nullable(z.int()),
  /** Why records could not be retrieved; empty if they were. */
  cnrReason: z.string(),
});

export type InvoiceLine = z.output<typeof invoiceLine>;

/** A refund. It is recorded before Stripe is called; the call is retried until Stripe responds. */
export const invoiceRefund = z.object({
  refundId: z.string(),
  /** The payment that is refunded. */
  intentId: z.string(),
  cents: z.int(),
  /** `automatic`: the full refund of a payment that was not owed and was never counted. */
  kind: z.enum(['staff', 'automatic']),
  state: z.enum(['pending', 'done', 'failed']),
  at: z.string(),
  by: actor,
  byName: z.string(),
  reason: z.string(),
});

export type InvoiceRefund = z.output<typeof invoiceRefund>;

/** A custom invoice. After payment only its refunds and disputes change. If the payment is lost to a dispute, staff can reopen it for payment. */
export const invoice = z.object({
  invoiceId: z.string(),
  /** INV-YYYY-NNNNNN. */
  number: z.string(),
  createdAt: z.string(),
  createdBy: actor,
  createdByName: z.string(),
  lines: z.array(invoiceLine),
  totalCents: z.int(),
  /** Raised by each edit, so that staff cannot send or edit a version that they did not see. */
  version: z._default(z.int(), 0),
  isActive: z.boolean(),
  /** When it was first sent to the client; null for a draft. */
  sentAt: z.nullable(z.string()),
  paymentState: filePaymentState,
  paidAt: z.nullable(z.string()),
  /** The current PaymentIntent; there is at most one. */
  intentId: z.nullable(z.string()),
  /** The charge that `paymentState` refers to. */
  chargeId: z.nullable(z.string()),
  /** A payment outside the portal; null if there was none. */
  settlement: z.nullable(
    z.object({ reference: z.string(), reason: z.string(), by: actor, byName: z.string(), at: z.string() }),
  ),
  /** Oldest first. */
  refunds: z.array(invoiceRefund),
  /** Disputes of its payments, oldest first. */
  disputes: z._default(z.array(dispute), []),
});

export type Invoice = z.output<typeof invoice>;
