import type { InvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { aLine } from './anInvoice.ts';

let invoices = 0;

/** An invoice as clients see it: sent, unpaid and $25.00 by default. */
export function aClientInvoice(facts: Partial<InvoiceView> = {}): InvoiceView {
  invoices += 1;
  return {
    invoiceId: `inv_${invoices.toString(16).padStart(32, '0')}`,
    requestId: 'req_00000000000000000001',
    invoiceNumber: `INV-2026-${String(invoices).padStart(6, '0')}`,
    status: 'sent',
    isActive: true,
    isPaid: false,
    paymentState: 'unpaid',
    createdAt: '2026-11-04T15:00:00.000Z',
    sentAt: '2026-11-05T15:00:00.000Z',
    totalAmount: 25,
    refundedAmount: 0,
    lineItems: [aLine({ description: 'Copies of the chart', quantity: 2, unitPrice: 12.5 })],
    ...facts,
  };
}
