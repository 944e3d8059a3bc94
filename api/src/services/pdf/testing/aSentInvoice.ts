import type { Invoice, InvoiceLine, InvoiceRefund } from '../../../domain/invoices/invoice.ts';
import { anInvoice } from '../../../domain/testing/anInvoice.ts';
import { SYSTEM } from '../../../domain/requests/actor.ts';

/** A line for 2 × $12.50 by default. */
export function aLine(changed: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    description: 'Copies of the chart',
    quantity: 2,
    unitPriceCents: 1250,
    totalCents: 2500,
    subsections: [],
    studyDate: '',
    studyType: '',
    imageCount: null,
    cnrReason: '',
    ...changed,
  };
}

/** A sent, unpaid invoice with one line by default. */
export function aSentInvoice(changed: Partial<Invoice> = {}): Invoice {
  return anInvoice({
    invoiceId: `inv_${'1'.repeat(32)}`,
    number: 'INV-2026-000042',
    createdByName: 'Sam Clerk',
    lines: [aLine()],
    totalCents: 2500,
    sentAt: '2026-03-11T03:00:00.000Z',
    ...changed,
  });
}

/** A refund of $5.00 by staff by default. */
export function aRefund(changed: Partial<InvoiceRefund> = {}): InvoiceRefund {
  return {
    refundId: 'ref_1',
    intentId: 'pi_1',
    cents: 500,
    kind: 'staff',
    state: 'done',
    at: '2026-03-14T15:00:00.000Z',
    by: SYSTEM,
    byName: 'Ada Admin',
    reason: 'Two pages were missing',
    ...changed,
  };
}
