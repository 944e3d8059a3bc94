import type { Invoice } from '../invoices/invoice.ts';
import { SYSTEM } from '../requests/actor.ts';

/** A draft of $10.00, with the given fields changed. */
export function anInvoice(changed: Partial<Invoice> = {}): Invoice {
  return {
    invoiceId: 'inv_1',
    number: 'INV-2026-000001',
    createdAt: '2026-03-10T08:00:00.000Z',
    createdBy: SYSTEM,
    createdByName: 'system',
    lines: [],
    totalCents: 1000,
    version: 0,
    isActive: true,
    sentAt: null,
    paymentState: 'unpaid',
    paidAt: null,
    intentId: null,
    chargeId: null,
    settlement: null,
    refunds: [],
    disputes: [],
    ...changed,
  };
}
