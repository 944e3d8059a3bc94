import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

/**
 * What a balance transaction of Stripe is. The first five are payments, by what they pay for; `other_payment`: for nothing
 * in the portal. `refund_failure`: a refund that returned. `dispute` and `dispute_reversal`: disputed money that the bank
 * took and returned. `payment_failure`: a bank payment that failed after it succeeded. `stripe_fee`: a fee of Stripe that
 * belongs to no payment. `payout_failure`: a payout that returned. `other`: anything else.
 */
export const transactionKinds = [
  'request_fee',
  'file',
  'invoice',
  'combined',
  'other_payment',
  'refund',
  'refund_failure',
  'dispute',
  'dispute_reversal',
  'payment_failure',
  'stripe_fee',
  'payout',
  'payout_failure',
  'other',
] as const;

export type TransactionKind = (typeof transactionKinds)[number];

/** Stripe's id of a payout. */
export const payoutId = z.string().check(z.regex(/^po_\w{3,100}$/, 'The payout ID is not valid'));

/** Sums in cents of US dollars. */
export const transactionSums = z.object({
  count: z.int(),
  grossCents: z.int(),
  /** What Stripe kept; positive. */
  feeCents: z.int(),
  /** Gross minus fees. */
  netCents: z.int(),
});

export type TransactionSums = z.output<typeof transactionSums>;

/** Sums of a range of days. */
export const transactionTotals = z.object({
  /** Everything except payouts. */
  activity: transactionSums,
  /** Cents sent to the bank, minus payouts that failed. */
  paidOutCents: z.int(),
  /** Transactions in other currencies. They are listed, but not part of the sums. */
  otherCurrencies: z.int(),
});

export type TransactionTotals = z.output<typeof transactionTotals>;

/** An item that a payment pays for. */
export const transactionPart = z.object({
  kind: z.enum(['request_fee', 'file', 'invoice']),
  /** The invoice number; empty for other items. */
  reference: z.string(),
  cents: z.int(),
});

export type TransactionPart = z.output<typeof transactionPart>;

/** A balance transaction of Stripe with what the portal knows about it. */
export const transactionView = z.object({
  transactionId: z.string(),
  createdAt: instant,
  kind: z.enum(transactionKinds),
  /** Stripe's own type, such as `adjustment`. */
  stripeType: z.string(),
  /** In lowercase, such as `usd`. */
  currency: z.string(),
  /** Negative for money that leaves the account. */
  grossCents: z.int(),
  feeCents: z.int(),
  netCents: z.int(),
  /** The PaymentIntent that it is about; null if none. */
  intentId: z.nullable(z.string()),
  /** The payout that contains it; null before Stripe has paid it out. */
  payout: z.nullable(
    z.object({ payoutId: z.string(), status: z.string(), arrivalDate: z.string(), isOwn: z.boolean() }),
  ),
  /** The request that Stripe's data names; null if it is about none. */
  requestId: z.nullable(z.string()),
  /** Facts of the request; null if it does not exist. */
  request: z.nullable(z.object({ orderId: z.string(), payerName: z.string(), payerEmail: z.string() })),
  /** What a payment pays for, in the order of the payment; empty if that is not known, and for everything else. */
  parts: z.array(transactionPart),
});

export type TransactionView = z.output<typeof transactionView>;

/** A payout of Stripe to the bank. */
export const payoutView = z.object({
  payoutId: z.string(),
  createdAt: instant,
  /** When the bank should have it, YYYY-MM-DD. */
  arrivalDate: z.string(),
  /** Stripe's own word, such as `paid` or `failed`. */
  status: z.string(),
  amountCents: z.int(),
  currency: z.string(),
  /** False for a payout that someone made by hand: Stripe does not know what it contains. */
  isAutomatic: z.boolean(),
  /** Sums of its transactions, without its own; null until Stripe has listed them. */
  transactions: z.nullable(transactionSums),
  /** Its amount minus the net of its transactions; null until Stripe has listed them. */
  differenceCents: z.nullable(z.int()),
});

export type PayoutView = z.output<typeof payoutView>;

/** Which of Stripe's transactions the portal has. */
export const copiedRange = z.object({
  /** Earlier ones are not copied. */
  from: instant,
  /** Later ones are not copied yet. */
  until: instant,
});

export type CopiedRange = z.output<typeof copiedRange>;
