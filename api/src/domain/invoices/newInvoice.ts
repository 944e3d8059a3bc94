import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { Actor } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
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
export function newInvoice(request: RequestDocument, facts: Facts, now: Date): InvoiceDecision {
  const { invoiceId, number, by, byName } = facts;
  const lines = invoiceLinesOf(facts.lineItems);
  const known = request.invoices[invoiceId];
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
  if (!hasRoomForInvoice(request, invoice)) return refuseInvoiceAction('full');
  const event = { kind: 'invoice-created', by, details: { cents: totalCents } } as const;
  return { kind: 'change', change: invoiceChange(request, invoice, event, [], now) };
}
