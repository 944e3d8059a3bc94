import type { InvoiceLineDraft } from '@portal/contract/schemas/invoiceDraft.ts';
import type { Actor } from '../request/actor.ts';
import type { RequestRoot } from '../request/root.ts';
import { hasRoom } from './hasRoom.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceDecision, nothing, refuse } from './invoiceDecision.ts';
import { areSameLines, invoiceLinesOf, totalOf } from './invoiceLinesOf.ts';

/** Rewrites the lines of a draft. What the client has, or had, stays as it was sent. */
export function editDraft(
  root: RequestRoot,
  invoiceId: string,
  lineItems: readonly InvoiceLineDraft[],
  by: Actor,
  now: Date,
): InvoiceDecision {
  const invoice = root.invoices[invoiceId];
  if (!invoice) return refuse('no-such-invoice');
  if (invoice.sentAt !== null) return refuse('not-a-draft');
  const lines = invoiceLinesOf(lineItems);
  if (areSameLines(invoice.lines, lines)) return nothing;
  const totalCents = totalOf(lines);
  const edited = { ...invoice, lines, totalCents };
  if (!hasRoom(root, edited)) return refuse('full');
  const told = { kind: 'invoice-edited', by, details: { cents: totalCents } } as const;
  return { kind: 'change', change: invoiceChange(root, edited, told, [], now) };
}
