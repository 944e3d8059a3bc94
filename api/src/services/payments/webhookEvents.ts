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
] as const;
