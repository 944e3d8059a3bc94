import type { InvoiceLineDraft } from '@portal/contract/schemas/invoiceDraft.ts';
import type { Actor } from '../request/actor.ts';
import type { RequestRoot } from '../request/root.ts';
import type { Invoice } from './invoice.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceDecision, nothing, refuse } from './invoiceDecision.ts';
import { areSameLines, invoiceLinesOf, totalOf } from './invoiceLinesOf.ts';

/** So many invoices one request can hold; its document stays below what the store takes. */
export const MOST_INVOICES = 30;

interface Facts {
  readonly invoiceId: string;
  readonly number: string;
  readonly lineItems: readonly InvoiceLineDraft[];
  readonly by: Actor;
  readonly byName: string;
}

/** Adds the draft of an invoice. The same id again changes nothing, and is refused when the lines are others. */
export function newInvoice(root: RequestRoot, facts: Facts, now: Date): InvoiceDecision {
  const { invoiceId, number, by, byName } = facts;
  const lines = invoiceLinesOf(facts.lineItems);
  const known = root.invoices[invoiceId];
  if (known) return areSameLines(known.lines, lines) ? nothing : refuse('other-lines');
  if (Object.keys(root.invoices).length >= MOST_INVOICES) return refuse('full');
  const totalCents = totalOf(lines);
  const invoice: Invoice = {
    invoiceId,
    number,
    createdAt: now.toISOString(),
    createdBy: by,
    createdByName: byName,
    lines,
    totalCents,
    isActive: true,
    sentAt: null,
    paymentState: 'unpaid',
    paidAt: null,
    intentId: null,
    chargeId: null,
    settlement: null,
    refunds: [],
  };
  const told = { kind: 'invoice-created', by, details: { cents: totalCents } } as const;
  return { kind: 'change', change: invoiceChange(root, invoice, told, [], now) };
}
