import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { Actor } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { hasRoomForInvoice } from './hasRoomForInvoice.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceDecision, refuseInvoiceAction, unchanged } from './invoiceDecision.ts';
import { areSameLines, invoiceLinesOf, totalCentsOf } from './invoiceLinesOf.ts';

interface Edit {
  readonly lineItems: readonly InvoiceLineDraft[];
  /** The version that the editor saw; undefined means the current one. */
  readonly seenVersion: number | undefined;
  readonly by: Actor;
}

/**
 * Replaces the lines of a draft, if the editor saw its current version. Equal lines change nothing. A sent invoice
 * cannot be edited.
 */
export function editDraft(
  request: RequestDocument,
  invoiceId: string,
  { lineItems, seenVersion, by }: Edit,
  now: Date,
): InvoiceDecision {
  const invoice = request.invoices[invoiceId];
  if (!invoice) return refuseInvoiceAction('no-such-invoice');
  if (invoice.sentAt !== null) return refuseInvoiceAction('not-a-draft');
  const lines = invoiceLinesOf(lineItems);
  if (areSameLines(invoice.lines, lines)) return unchanged;
  if (seenVersion !== undefined && invoice.version !== seenVersion) return refuseInvoiceAction('changed');
  const totalCents = totalCentsOf(lines);
  const edited = { ...invoice, lines, totalCents, version: invoice.version + 1 };
  if (!hasRoomForInvoice(request, edited)) return refuseInvoiceAction('full');
  const event = { kind: 'invoice-edited', by, details: { cents: totalCents } } as const;
  return { kind: 'change', change: invoiceChange(request, edited, event, [], now) };
}
