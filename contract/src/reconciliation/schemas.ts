import * as z from 'zod/mini';
import { instant, requestId } from '../fields/fields.ts';

/**
 * Why money at Stripe could not be placed, or is not what the portal says of it.
 * `unknown-kind`: not for anything of the portal. `no-such-request`: for a draft, a request, a file or an invoice that
 * is not kept. `mismatch`: another amount, currency or thing than asked for. `paid-twice`: a fee that another payment
 * paid. `refunded-at-stripe`: given back past the portal. `refund-failed`: Stripe could not give it back.
 * `no-such-payment`: the portal waits for it, and Stripe does not know it. `disputed`: a bank asks for it back, and has
 * not decided. `dispute-lost`: it has, and what was paid for is not opened for payment again. `won-after-reopening`: the
 * money came back after it was. `file-withdrawn`: what it paid for was withdrawn, and an admin has to refund it. `failed`: it was tried, and did not work.
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

export const paymentKinds = ['request_fee', 'file', 'invoice', 'unknown'] as const;

/** Stripe's id of a PaymentIntent. */
export const intentId = z.string().check(z.regex(/^pi_\w{3,100}$/, 'The payment ID is not valid'));

/** A payment that the portal could not settle by itself. Ids and amounts only. */
export const unmatchedPayment = z.object({
  intentId: z.string(),
  kind: z.enum(paymentKinds),
  /** The request that it belongs to, where there is one. */
  requestId: z.nullable(requestId),
  /** Cents in its currency; null when Stripe did not say. */
  amountCents: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  reason: z.enum(unmatchedReasons),
  firstSeenAt: instant,
  lastTriedAt: instant,
  /** How it came to an end; null while it is open. `byName` is null where the portal settled it after all. */
  resolution: z.nullable(z.object({ at: instant, byName: z.nullable(z.string()), note: z.string() })),
});

export type UnmatchedPayment = z.output<typeof unmatchedPayment>;

/** The same as staff read it, with what its request says now. */
export const unmatchedPaymentView = z.extend(unmatchedPayment, {
  /** Null where the request is not kept. */
  orderId: z.nullable(z.string()),
  /** Until when the bank takes evidence on its dispute; null where it takes none. */
  evidenceDueBy: z.nullable(instant),
});

export type UnmatchedPaymentView = z.output<typeof unmatchedPaymentView>;

/** How a comparison with Stripe stands, or ended. `more`: it stopped for the time it may take, and goes on with the next call. `interrupted`: something did not answer; the next one goes on where this one stopped. */
export const reconciliationRun = z.object({
  startedAt: instant,
  /** When it last said something. */
  at: instant,
  state: z.enum(['running', 'paused', 'done', 'interrupted']),
  /** Payments that were compared. */
  compared: z.int(),
  /** Payments of which the portal learned something. */
  repaired: z.int(),
  /** Payments that could not be settled. */
  unmatched: z.int(),
});

export type ReconciliationRun = z.output<typeof reconciliationRun>;
