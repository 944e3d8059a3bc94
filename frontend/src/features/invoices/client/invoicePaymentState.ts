import type { InvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';

/**
 * How an invoice stands for whoever is to pay it. `failed`: a bank payment was tried and did not go through.
 * `disputed`: the payer’s bank has taken the payment back and decides; `lost`: it keeps it.
 */
export type InvoicePaymentState = 'pending' | 'failed' | 'clearing' | 'paid' | 'disputed' | 'lost';

export function invoicePaymentState({ isPaid, paymentState, disputed }: InvoiceView): InvoicePaymentState {
  if (disputed) return disputed === 'lost' ? 'lost' : 'disputed';
  if (isPaid) return 'paid';
  return paymentState === 'clearing' || paymentState === 'failed' ? paymentState : 'pending';
}

/** Whether it can be paid now. */
export function isInvoiceToPay(invoice: InvoiceView): boolean {
  return ['pending', 'failed'].includes(invoicePaymentState(invoice));
}
