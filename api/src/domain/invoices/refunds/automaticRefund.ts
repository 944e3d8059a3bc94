import type { Invoice } from '../invoice.ts';

/** The name of the refund that gives a payment back whole, because nothing was owed for it. There is one for each PaymentIntent. */
export function automaticRefundId(intentId: string): string {
  return `auto:${intentId}`;
}

/** Whether a PaymentIntent's money went back, or is about to, because nothing was owed for it. It pays nothing any more. */
export function isAutomaticallyRefunded({ refunds }: Pick<Invoice, 'refunds'>, intentId: string): boolean {
  return refunds.some(({ refundId }) => refundId === automaticRefundId(intentId));
}
