import type { InvoiceView } from '@portal/contract/schemas/invoice.ts';

/** How an invoice stands for whoever is to pay it. `failed`: a bank payment was tried and did not go through. */
export type InvoiceStanding = 'pending' | 'failed' | 'clearing' | 'paid';

export function invoiceStanding({ isPaid, paymentState }: InvoiceView): InvoiceStanding {
  if (isPaid) return 'paid';
  return paymentState === 'clearing' || paymentState === 'failed' ? paymentState : 'pending';
}

/** Whether it can be paid now. */
export function isInvoiceToPay(invoice: InvoiceView): boolean {
  return ['pending', 'failed'].includes(invoiceStanding(invoice));
}
