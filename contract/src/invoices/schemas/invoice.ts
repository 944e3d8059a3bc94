import * as z from 'zod/mini';
import { disputedPayment, disputeView } from '../../disputes/schemas.ts';
import { instant, invoiceId, requestId } from '../../fields/fields.ts';
import { filePaymentState } from '../../files/schemas/filePaymentState.ts';

/** A line of an invoice; amounts in US dollars. */
export const invoiceLineView = z.object({
  description: z.string(),
  quantity: z.int(),
  unitPrice: z.number(),
  total: z.number(),
  subsections: z.array(z.string()),
  /** YYYY-MM-DD, or empty. */
  studyDate: z.string(),
  studyType: z.string(),
  /** Null: unknown. */
  imageCount: z.nullable(z.int()),
  /** Why records could not be retrieved; empty when they are available. */
  cnrReason: z.string(),
});

export type InvoiceLineView = z.output<typeof invoiceLineView>;

/** Stored statuses of an invoice. `isActive` and `isPaid` are separate fields. */
export const invoiceStatus = z.enum(['draft', 'sent', 'paid']);

/** An invoice as the client sees it: never a draft, never an inactive one. Amounts in US dollars. */
export const invoiceView = z.object({
  invoiceId,
  requestId,
  /** INV-YYYY-NNNNNN. */
  invoiceNumber: z.string(),
  status: invoiceStatus,
  isActive: z.boolean(),
  isPaid: z.boolean(),
  /** Payment state. A bank payment is `clearing` for days before it is `paid`. */
  paymentState: filePaymentState,
  paidAt: z.optional(instant),
  createdAt: instant,
  sentAt: z.optional(instant),
  totalAmount: z.number(),
  /** Total of all refunds so far. */
  refundedAmount: z.number(),
  lineItems: z.array(invoiceLineView),
  /** Set if the payment is disputed or was lost in a dispute. */
  disputed: z.optional(disputedPayment),
});

export type InvoiceView = z.output<typeof invoiceView>;

/** A refund. `automatic`: the portal refunded a payment because nothing was owed. */
export const invoiceRefundView = z.object({
  refundId: z.string(),
  amount: z.number(),
  kind: z.enum(['staff', 'automatic']),
  state: z.enum(['pending', 'done', 'failed']),
  at: instant,
  /** `system` for an automatic refund, unless staff retried it. */
  byName: z.string(),
  reason: z.string(),
});

export type InvoiceRefundView = z.output<typeof invoiceRefundView>;

/** An invoice as staff see it. */
export const staffInvoiceView = z.extend(invoiceView, {
  createdByName: z.string(),
  /** Increases with each edit of the draft. Callers send it back as `seenVersion`. */
  version: z.int(),
  /** The PaymentIntent that pays it; null while there is none. */
  paymentIntentId: z.nullable(z.string()),
  /** How it was paid outside the portal; null otherwise. */
  settlement: z.nullable(
    z.object({ reference: z.string(), reason: z.string(), byName: z.string(), at: instant }),
  ),
  /** Oldest first. */
  refunds: z.array(invoiceRefundView),
  /** The amount that can still be refunded through Stripe. */
  refundableAmount: z.number(),
  /** Disputes of its payments, oldest first; absent if there are none. */
  disputes: z.optional(z.array(disputeView)),
});

export type StaffInvoiceView = z.output<typeof staffInvoiceView>;
