import type { Invoice } from '../invoice.ts';

/** The id of the automatic refund of a payment that was not owed. There is one per PaymentIntent. */
export function automaticRefundId(intentId: string): string {
  return `auto:${intentId}`;
}

/** Whether a PaymentIntent has an automatic refund, so that it no longer pays the invoice. */
export function isAutomaticallyRefunded({ refunds }: Pick<Invoice, 'refunds'>, intentId: string): boolean {
  return refunds.some(({ refundId }) => refundId === automaticRefundId(intentId));
}
