import type { InvoiceLineDraft } from '@portal/contract/invoices/schemas/invoiceDraft.ts';
import type { Actor } from '../requests/actor.ts';
import type { RequestRoot } from '../requests/root.ts';
import { hasRoom } from './hasRoom.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceDecision, nothing, refuse } from './invoiceDecision.ts';
import { areSameLines, invoiceLinesOf, totalOf } from './invoiceLinesOf.ts';

interface Edit {
  readonly lineItems: readonly InvoiceLineDraft[];
  /** What was seen of the draft when it was rewritten; undefined stands for what it is now. */
  readonly seenVersion: number | undefined;
  readonly by: Actor;
}

/**
 * Rewrites the lines of the draft that was seen; lines that it has already change nothing. What the client has, or
 * had, stays as it was sent.
 */
export function editDraft(
  root: RequestRoot,
  invoiceId: string,
  { lineItems, seenVersion, by }: Edit,
  now: Date,
): InvoiceDecision {
  const invoice = root.invoices[invoiceId];
  if (!invoice) return refuse('no-such-invoice');
  if (invoice.sentAt !== null) return refuse('not-a-draft');
  const lines = invoiceLinesOf(lineItems);
  if (areSameLines(invoice.lines, lines)) return nothing;
  if (seenVersion !== undefined && invoice.version !== seenVersion) return refuse('changed');
  const totalCents = totalOf(lines);
  const edited = { ...invoice, lines, totalCents, version: invoice.version + 1 };
  if (!hasRoom(root, edited)) return refuse('full');
  const event = { kind: 'invoice-edited', by, details: { cents: totalCents } } as const;
  return { kind: 'change', change: invoiceChange(root, edited, event, [], now) };
}
