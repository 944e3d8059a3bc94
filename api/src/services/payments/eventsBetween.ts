import * as z from 'zod/mini';
import { onStripe } from './stripeClient.ts';
import { DISPUTE_EVENTS } from './webhookEvents.ts';

const PAGE = 100;

const PAYMENT_EVENTS = [
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];
/** The payer has completed the payment. */
const PAID_EVENTS = ['payment_intent.processing', 'payment_intent.succeeded'];
const REVERSAL_EVENTS = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  ...DISPUTE_EVENTS,
];

const event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.looseObject({
      object: z.string(),
      id: z.string(),
      payment_intent: z.optional(z.nullable(z.string())),
      metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
    }),
  }),
});

/** Something happened to a payment. Callers load its current state from Stripe. */
export interface PaymentEvent {
  readonly intentId: string;
  /** A refund or a dispute. */
  readonly isReversal: boolean;
  readonly at: Date;
}

/**
 * Events of payments from one instant until before another, oldest first. Stripe keeps events for 30 days and lists the
 * newest first. Null if there are more than `maxPages` pages.
 */
export async function eventsBetween(
  from: Date,
  until: Date,
  maxPages: number,
): Promise<PaymentEvent[] | null> {
  const events = await listEvents([...PAYMENT_EVENTS, ...REVERSAL_EVENTS], from, until, maxPages);
  return events?.flatMap(paymentEvent).toReversed() ?? null;
}

/**
 * Ids of drafts whose processing fee was paid, or is being debited, in a period, from the metadata of their
 * PaymentIntents. The period is rounded outward to whole seconds.
 */
export async function paidFeesBetween(from: Date, until: Date): Promise<string[]> {
  const events = (await listEvents(PAID_EVENTS, from, until, Infinity)) ?? [];
  return events.flatMap(({ data: { object } }) => {
    const { kind, draftId } = object.metadata ?? {};
    return kind === 'request_fee' && draftId ? [draftId] : [];
  });
}

/** Newest first. Null if there are more than `maxPages` pages. */
async function listEvents(
  types: string[],
  from: Date,
  until: Date,
  maxPages: number,
): Promise<z.output<typeof event>[] | null> {
  const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(until.getTime() / 1000) };
  const found: z.output<typeof event>[] = [];
  let after: string | undefined;
  for (let pages = 1; ; pages++) {
    const page = await onStripe((stripe) =>
      stripe.events.list({
        created,
        limit: PAGE,
        types,
        ...(after && { starting_after: after }),
      }),
    );
    const events = z.array(event).parse(page.data);
    found.push(...events);
    after = events.at(-1)?.id;
    if (!page.has_more || !after) return found;
    if (pages >= maxPages) return null;
  }
}

function paymentEvent({ type, created, data: { object } }: z.output<typeof event>): PaymentEvent[] {
  const isReversal = REVERSAL_EVENTS.includes(type);
  const intentId = isReversal ? object.payment_intent : object.id;
  return intentId ? [{ intentId, isReversal, at: new Date(created * 1000) }] : [];
}
