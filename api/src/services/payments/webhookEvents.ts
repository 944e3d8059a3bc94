/** Events about disputes. A bank debit that is sent back after it had succeeded is told of with them as well. */
export const DISPUTE_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** The events that the webhook needs, as they are registered at Stripe. */
export const WEBHOOK_EVENTS = [
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  ...DISPUTE_EVENTS,
] as const;
