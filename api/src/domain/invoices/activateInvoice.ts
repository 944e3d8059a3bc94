import type { Actor } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { Invoice } from './invoice.ts';
import { invoiceChange } from './invoiceChange.ts';
import {
  type InvoiceClosingDecision,
  type InvoiceDecision,
  type InvoiceRefusal,
  unchanged,
  refuseInvoiceAction,
} from './invoiceDecision.ts';

/** Activates an unpaid invoice, so that the client can see and pay it again. */
export function activateInvoice(
  request: RequestDocument,
  invoiceId: string,
  by: Actor,
  now: Date,
): InvoiceDecision {
  const invoice = request.invoices[invoiceId];
  if (!invoice) return refuseInvoiceAction('no-such-invoice');
  if (invoice.isActive) return unchanged;
  const protection = protectionOf(invoice);
  if (protection) return refuseInvoiceAction(protection);
  const event = { kind: 'invoice-activated', by, details: {} } as const;
  return { kind: 'change', change: invoiceChange(request, { ...invoice, isActive: true }, event, [], now) };
}

/** Deactivates an unpaid invoice. `closedIntentId` is its canceled PaymentIntent; null if there was none. */
export function deactivateInvoice(
  request: RequestDocument,
  invoiceId: string,
  { by, closedIntentId }: { readonly by: Actor; readonly closedIntentId: string | null },
  now: Date,
): InvoiceClosingDecision {
  const invoice = request.invoices[invoiceId];
  if (!invoice) return refuseInvoiceAction('no-such-invoice');
  if (!invoice.isActive) return unchanged;
  const protection = protectionOf(invoice);
  if (protection) return refuseInvoiceAction(protection);
  if (invoice.intentId !== closedIntentId) return { kind: 'another-payment-open' };
  const event = { kind: 'invoice-deactivated', by, details: {} } as const;
  return { kind: 'change', change: invoiceChange(request, { ...invoice, isActive: false }, event, [], now) };
}

/** Why an invoice cannot be activated or deactivated: it is paid, or its payment is clearing. */
function protectionOf({ paymentState }: Invoice): InvoiceRefusal | null {
  if (paymentState === 'paid') return 'protected';
  return paymentState === 'clearing' ? 'clearing' : null;
}
