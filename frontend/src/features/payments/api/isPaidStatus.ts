import type { PaymentStatus } from '@portal/contract/payments/schemas/paymentStatus.ts';

/** Whether the payer has nothing left to do: the payment succeeded, or the bank is processing it. */
export function isPaidStatus(status: PaymentStatus): boolean {
  return status === 'succeeded' || status === 'processing';
}
