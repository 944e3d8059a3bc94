import { z } from 'zod';

/** The API version of all objects that the emulator returns. */
export const API_VERSION = '2026-10-28.endive';

const EVENT_TYPES = [
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'payout.created',
  'payout.paid',
  'payout.failed',
  'payout.reconciliation_completed',
] as const;

export const eventSchema = z.object({
  id: z.string(),
  object: z.literal('event'),
  api_version: z.literal(API_VERSION),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
  livemode: z.literal(false),
  pending_webhooks: z.number(),
  request: z.object({ id: z.string().nullable(), idempotency_key: z.string().nullable() }),
  type: z.enum(EVENT_TYPES),
});

export type StripeEvent = z.infer<typeof eventSchema>;
export type EventType = (typeof EVENT_TYPES)[number];
