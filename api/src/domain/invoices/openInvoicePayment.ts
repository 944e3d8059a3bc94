import { SYSTEM } from '../requests/actor.ts';
import type { Change } from '../requests/change.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { Invoice } from './invoice.ts';
import { invoiceChange } from './invoiceChange.ts';
import { isShownToClient } from './invoiceViews.ts';

/** Why an invoice cannot be paid now. Drafts and inactive ones do not exist for those who pay. */
export type UnpayableInvoice = 'no-such-invoice' | 'paid' | 'clearing';

/** Whether an invoice can be paid now; null when it can. */
export function unpayableInvoice(invoice: Invoice | undefined): UnpayableInvoice | null {
  if (!invoice || !isShownToClient(invoice)) return 'no-such-invoice';
  const { paymentState } = invoice;
  return paymentState === 'paid' || paymentState === 'clearing' ? paymentState : null;
}

/** Notes the PaymentIntent with which an invoice is to be paid in the place of the one before; null when somebody else was faster. */
export function recordInvoiceIntent(
  root: RequestRoot,
  invoiceId: string,
  { from, to }: { readonly from: string | null; readonly to: string },
  now: Date,
): Change | null {
  const invoice = root.invoices[invoiceId];
  if (!invoice || invoice.intentId !== from || unpayableInvoice(invoice) !== null) return null;
  const event = { kind: 'invoice-payment', by: SYSTEM, details: { intentId: to, replaces: from } } as const;
  const change = invoiceChange(root, { ...invoice, intentId: to }, event, [], now);
  return { ...change, root: { ...change.root, updatedAt: root.updatedAt } };
}
