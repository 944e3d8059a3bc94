import { type Change, nextVersion } from '../request/change.ts';
import { SYSTEM } from '../request/actor.ts';
import type { RequestRoot } from '../request/root.ts';
import type { Invoice } from './invoice.ts';
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
export function noteInvoiceIntent(
  root: RequestRoot,
  invoiceId: string,
  { from, to }: { readonly from: string | null; readonly to: string },
  now: Date,
): Change | null {
  const invoice = root.invoices[invoiceId];
  if (!invoice || invoice.intentId !== from || unpayableInvoice(invoice) !== null) return null;
  const { updatedAt } = root;
  const invoices = { ...root.invoices, [invoiceId]: { ...invoice, intentId: to } };
  return {
    root: { ...nextVersion(root, { invoices }, now), updatedAt },
    event: {
      kind: 'invoice-payment',
      at: now.toISOString(),
      by: SYSTEM,
      details: { invoiceId, intentId: to, replaces: from },
    },
    work: [{ kind: 'project' }],
  };
}
