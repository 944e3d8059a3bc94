import * as z from 'zod/mini';
import { onStripe } from './stripeClient.ts';
import { DISPUTE_EVENTS } from './webhookEvents.ts';

const PAGE = 100;

const PAYMENTS = [
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];
/** A payer did all that was to be done. */
const PAID = ['payment_intent.processing', 'payment_intent.succeeded'];
const BACK = ['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed', ...DISPUTE_EVENTS];

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

/** That something happened to a payment. How it stands is asked for. */
export interface PaymentEvent {
  readonly intentId: string;
  /** That money went back, or is asked back. */
  readonly isBack: boolean;
  readonly at: Date;
}

/**
 * What Stripe says has happened to payments from an instant until before another, oldest first. Stripe knows 30 days, and
 * lists the newest first. Null for more than `mostPages` pages.
 */
export async function eventsBetween(
  from: Date,
  until: Date,
  mostPages: number,
): Promise<PaymentEvent[] | null> {
  const events = await listEvents([...PAYMENTS, ...BACK], from, until, mostPages);
  return events?.flatMap(paymentEvent).toReversed() ?? null;
}

/**
 * The drafts whose processing fee was paid, or is being debited, from an instant until before another, as their
 * PaymentIntents name them. Whole seconds: those at both ends are included.
 */
export async function paidFeesBetween(from: Date, until: Date): Promise<string[]> {
  const events = (await listEvents(PAID, from, until, Infinity)) ?? [];
  return events.flatMap(({ data: { object } }) => {
    const { kind, draftId } = object.metadata ?? {};
    return kind === 'request_fee' && draftId ? [draftId] : [];
  });
}

/** Newest first; null for more than `mostPages` pages. */
async function listEvents(
  types: string[],
  from: Date,
  until: Date,
  mostPages: number,
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
    if (pages >= mostPages) return null;
  }
}

function paymentEvent({ type, created, data: { object } }: z.output<typeof event>): PaymentEvent[] {
  const isBack = BACK.includes(type);
  const intentId = isBack ? object.payment_intent : object.id;
  return intentId ? [{ intentId, isBack, at: new Date(created * 1000) }] : [];
}
