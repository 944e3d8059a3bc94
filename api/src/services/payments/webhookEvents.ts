/** Events about disputes. Stripe also sends them for a bank debit that is returned after it succeeded. */
export const DISPUTE_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** The events to register for the webhook at Stripe. */
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
  'payout.paid',
  'payout.failed',
  'payout.reconciliation_completed',
] as const;
