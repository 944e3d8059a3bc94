import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { Actor } from '../requests/actor.ts';
import type { RequestRoot } from '../requests/root.ts';
import { hasRoomForInvoice } from './hasRoomForInvoice.ts';
import type { Invoice } from './invoice.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceDecision, refuseInvoiceAction, unchanged } from './invoiceDecision.ts';
import { areSameLines, invoiceLinesOf, totalCentsOf } from './invoiceLinesOf.ts';

interface Facts {
  readonly invoiceId: string;
  readonly number: string;
  readonly lineItems: readonly InvoiceLineDraft[];
  readonly by: Actor;
  readonly byName: string;
}

/** Adds a draft invoice. A repeated id changes nothing if the lines are equal, and is rejected otherwise. */
export function newInvoice(root: RequestRoot, facts: Facts, now: Date): InvoiceDecision {
  const { invoiceId, number, by, byName } = facts;
  const lines = invoiceLinesOf(facts.lineItems);
  const known = root.invoices[invoiceId];
  if (known) return areSameLines(known.lines, lines) ? unchanged : refuseInvoiceAction('other-lines');
  const totalCents = totalCentsOf(lines);
  const invoice: Invoice = {
    invoiceId,
    number,
    createdAt: now.toISOString(),
    createdBy: by,
    createdByName: byName,
    lines,
    totalCents,
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
  };
  if (!hasRoomForInvoice(root, invoice)) return refuseInvoiceAction('full');
  const event = { kind: 'invoice-created', by, details: { cents: totalCents } } as const;
  return { kind: 'change', change: invoiceChange(root, invoice, event, [], now) };
}
