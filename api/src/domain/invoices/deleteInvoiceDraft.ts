import type { Actor } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceDecision, refuseInvoiceAction, unchanged } from './invoiceDecision.ts';

/** Deletes a draft. A sent invoice cannot be deleted, only deactivated. A missing invoice is not an error. */
export function deleteInvoiceDraft(
  request: RequestDocument,
  invoiceId: string,
  by: Actor,
  now: Date,
): InvoiceDecision {
  const { [invoiceId]: invoice, ...others } = request.invoices;
  if (!invoice) return unchanged;
  if (invoice.sentAt !== null) return refuseInvoiceAction('was-sent');
  const change = invoiceChange(request, invoice, { kind: 'invoice-deleted', by, details: {} }, [], now);
  return { kind: 'change', change: { ...change, request: { ...change.request, invoices: others } } };
}
