import type { Actor } from '../requests/actor.ts';
import type { RequestRoot } from '../requests/root.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceDecision, refuseInvoiceAction, unchanged } from './invoiceDecision.ts';

/** Deletes a draft. A sent invoice cannot be deleted, only deactivated. A missing invoice is not an error. */
export function deleteInvoiceDraft(
  root: RequestRoot,
  invoiceId: string,
  by: Actor,
  now: Date,
): InvoiceDecision {
  const { [invoiceId]: invoice, ...others } = root.invoices;
  if (!invoice) return unchanged;
  if (invoice.sentAt !== null) return refuseInvoiceAction('was-sent');
  const change = invoiceChange(root, invoice, { kind: 'invoice-deleted', by, details: {} }, [], now);
  return { kind: 'change', change: { ...change, root: { ...change.root, invoices: others } } };
}
