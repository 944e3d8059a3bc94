import type { FileView } from '@portal/contract/schemas/requestView.ts';

/**
 * What is still to be refunded for a withdrawn file: what it was paid with, or a bank payment that may yet arrive; null
 * for nothing. Nothing is promised of money that a bank has taken back or may keep.
 */
export function refundOf(file: FileView): 'due' | 'on-arrival' | null {
  if (!file.withdrawnAt || file.disputed) return null;
  if (file.isPaid) return 'due';
  return file.paymentState === 'clearing' ? 'on-arrival' : null;
}
