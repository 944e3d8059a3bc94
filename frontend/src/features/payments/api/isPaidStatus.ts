import type { PaymentStatus } from '@portal/contract/payments/endpoints/payments.ts';

/** Whether a PaymentIntent needs nothing more from the person who pays: it went through, or its bank is working on it. */
export function isPaidStatus(status: PaymentStatus): boolean {
  return status === 'succeeded' || status === 'processing';
}
