import type { InvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';

/**
 * The payment state of an invoice for the client. `failed`: a bank payment failed.
 * `disputed`: the payer’s bank withdrew the payment and is reviewing the dispute; `lost`: the dispute was lost.
 */
export type InvoicePaymentState = 'pending' | 'failed' | 'clearing' | 'paid' | 'disputed' | 'lost';

export function invoicePaymentState({ isPaid, paymentState, disputed }: InvoiceView): InvoicePaymentState {
  if (disputed) return disputed === 'lost' ? 'lost' : 'disputed';
  if (isPaid) return 'paid';
  return paymentState === 'clearing' || paymentState === 'failed' ? paymentState : 'pending';
}

/** Whether the client can pay the invoice now. */
export function isInvoicePayable(invoice: InvoiceView): boolean {
  return ['pending', 'failed'].includes(invoicePaymentState(invoice));
}
