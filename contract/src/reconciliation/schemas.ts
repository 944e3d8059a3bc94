import * as z from 'zod/mini';
import { instant, requestId } from '../fields/fields.ts';

/**
 * Why a payment at Stripe does not match the records of the portal.
 * `unknown-kind`: it is not for anything in the portal. `no-such-request`: its draft, request, file or invoice does not
 * exist. `mismatch`: its amount, currency or item differs. `paid-twice`: another payment already paid the fee.
 * `refunded-at-stripe`: it was refunded outside the portal. `refund-failed`: Stripe could not refund it.
 * `no-such-payment`: the portal waits for it, but Stripe does not know it. `disputed`: its dispute is undecided.
 * `dispute-lost`: its dispute was lost, and the item is not reopened for payment. `won-after-reopening`: its dispute was
 * won after the item was reopened. `file-withdrawn`: its file was withdrawn, and an admin must refund it. `failed`: an
 * error occurred.
 */
export const unmatchedReasons = [
  'unknown-kind',
  'no-such-request',
  'mismatch',
  'paid-twice',
  'refunded-at-stripe',
  'refund-failed',
  'no-such-payment',
  'disputed',
  'dispute-lost',
  'won-after-reopening',
  'file-withdrawn',
  'failed',
] as const;

export type UnmatchedReason = (typeof unmatchedReasons)[number];

export const paymentKinds = ['request_fee', 'file', 'invoice', 'combined', 'unknown'] as const;

/** Stripe's id of a PaymentIntent. */
export const intentId = z.string().check(z.regex(/^pi_\w{3,100}$/, 'The payment ID is not valid'));

/** A payment that the portal could not settle. IDs and amounts only. */
export const unmatchedPayment = z.object({
  intentId: z.string(),
  kind: z.enum(paymentKinds),
  /** The request of the payment; null if there is none. */
  requestId: z.nullable(requestId),
  /** Cents in its currency; null when Stripe did not say. */
  amountCents: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  reason: z.enum(unmatchedReasons),
  firstSeenAt: instant,
  lastTriedAt: instant,
  /** How it was resolved; null while it is open. `byName` is null if the portal settled it later. */
  resolution: z.nullable(z.object({ at: instant, byName: z.nullable(z.string()), note: z.string() })),
});

export type UnmatchedPayment = z.output<typeof unmatchedPayment>;

/** An unmatched payment as staff see it, with current facts of its request. */
export const unmatchedPaymentView = z.extend(unmatchedPayment, {
  /** Null if the request does not exist. */
  orderId: z.nullable(z.string()),
  /** Deadline for evidence in its dispute; null if there is none. */
  evidenceDueBy: z.nullable(instant),
});

export type UnmatchedPaymentView = z.output<typeof unmatchedPaymentView>;

/**
 * A reconciliation. `paused`: it reached its time limit, and the next call continues. `interrupted`: a store or
 * Stripe did not respond, and the next reconciliation continues.
 */
export const reconciliationRun = z.object({
  startedAt: instant,
  /** When it last saved its progress. */
  at: instant,
  state: z.enum(['running', 'paused', 'done', 'interrupted']),
  /** Payments compared so far. */
  compared: z.int(),
  /** Payments whose records in the portal were outdated. */
  repaired: z.int(),
  /** Payments that could not be settled. */
  unmatched: z.int(),
});

export type ReconciliationRun = z.output<typeof reconciliationRun>;
