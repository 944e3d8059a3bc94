import { SYSTEM } from '../requests/actor.ts';
import type { Change } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { Invoice } from './invoice.ts';
import { invoiceChange } from './invoiceChange.ts';
import { isShownToClient } from './invoiceViews.ts';

/** Why an invoice cannot be paid now. Drafts and inactive invoices do not exist for payers. */
export type UnpayableInvoiceReason = 'no-such-invoice' | 'paid' | 'clearing';

/** Why an invoice cannot be paid now; null if it can. */
export function unpayableInvoiceReason(invoice: Invoice | undefined): UnpayableInvoiceReason | null {
  if (!invoice || !isShownToClient(invoice)) return 'no-such-invoice';
  const { paymentState } = invoice;
  return paymentState === 'paid' || paymentState === 'clearing' ? paymentState : null;
}

/** Replaces the PaymentIntent of an invoice; null if another writer replaced it first. */
export function recordInvoiceIntent(
  request: RequestDocument,
  invoiceId: string,
  { from, to }: { readonly from: string | null; readonly to: string },
  now: Date,
): Change | null {
  const invoice = request.invoices[invoiceId];
  if (!invoice || invoice.intentId !== from || unpayableInvoiceReason(invoice) !== null) return null;
  const event = { kind: 'invoice-payment', by: SYSTEM, details: { intentId: to, replaces: from } } as const;
  const change = invoiceChange(request, { ...invoice, intentId: to }, event, [], now);
  return { ...change, request: { ...change.request, updatedAt: request.updatedAt } };
}
