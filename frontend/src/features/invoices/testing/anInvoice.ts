import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import type { InvoiceLineView, StaffInvoiceView } from '@portal/contract/invoices/schemas/invoice.ts';
import { aQuickAddItem } from '../../../testing/listItems.ts';

/** An invoice line: quantity 1 for $25, by default. */
export function aLine(facts: Partial<InvoiceLineView> = {}): InvoiceLineView {
  return {
    description: 'Chart copies',
    quantity: 1,
    unitPrice: 25,
    total: 25,
    subsections: [],
    studyDate: '',
    studyType: '',
    imageCount: null,
    cnrReason: '',
    ...facts,
  };
}

/** An invoice as staff see it: an active draft of $25, by default. */
export function anInvoice(facts: Partial<StaffInvoiceView> = {}): StaffInvoiceView {
  return {
    invoiceId: `inv_${'a'.repeat(32)}`,
    requestId: 'req_00000000000000000001',
    invoiceNumber: 'INV-2026-000041',
    status: 'draft',
    isActive: true,
    isPaid: false,
    paymentState: 'unpaid',
    createdAt: '2026-11-02T15:00:00.000Z',
    totalAmount: 25,
    refundedAmount: 0,
    lineItems: [aLine()],
    createdByName: 'Sam Clerk',
    version: 0,
    paymentIntentId: null,
    settlement: null,
    refunds: [],
    refundableAmount: 0,
    ...facts,
  };
}

/** An invoice as staff see it: paid through Stripe, by default. */
export function aPaidInvoice(facts: Partial<StaffInvoiceView> = {}): StaffInvoiceView {
  return anInvoice({
    status: 'paid',
    isPaid: true,
    paymentState: 'paid',
    sentAt: '2026-11-03T15:00:00.000Z',
    paidAt: '2026-11-04T15:00:00.000Z',
    paymentIntentId: 'pi_1',
    refundableAmount: 25,
    ...facts,
  });
}

/** A quick-add item without a description. */
export const anItem = (facts: Partial<QuickAddItem> = {}): QuickAddItem =>
  aQuickAddItem({ description: '', category: 'Imaging', ...facts });
