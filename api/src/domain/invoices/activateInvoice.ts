import type { Actor } from '../requests/actor.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { Invoice } from './invoice.ts';
import { invoiceChange } from './invoiceChange.ts';
import {
  type ClosingDecision,
  type InvoiceDecision,
  type InvoiceRefusal,
  nothing,
  refuse,
} from './invoiceDecision.ts';

/** Lets an unpaid invoice be seen and paid again. */
export function activateInvoice(root: RequestRoot, invoiceId: string, by: Actor, now: Date): InvoiceDecision {
  const invoice = root.invoices[invoiceId];
  if (!invoice) return refuse('no-such-invoice');
  if (invoice.isActive) return nothing;
  const protection = protectionOf(invoice);
  if (protection) return refuse(protection);
  const event = { kind: 'invoice-activated', by, details: {} } as const;
  return { kind: 'change', change: invoiceChange(root, { ...invoice, isActive: true }, event, [], now) };
}

/** Takes an unpaid invoice back. `closedIntentId`: the PaymentIntent that can be paid no more; null when there was none. */
export function deactivateInvoice(
  root: RequestRoot,
  invoiceId: string,
  { by, closedIntentId }: { readonly by: Actor; readonly closedIntentId: string | null },
  now: Date,
): ClosingDecision {
  const invoice = root.invoices[invoiceId];
  if (!invoice) return refuse('no-such-invoice');
  if (!invoice.isActive) return nothing;
  const protection = protectionOf(invoice);
  if (protection) return refuse(protection);
  if (invoice.intentId !== closedIntentId) return { kind: 'open-again' };
  const event = { kind: 'invoice-deactivated', by, details: {} } as const;
  return { kind: 'change', change: invoiceChange(root, { ...invoice, isActive: false }, event, [], now) };
}

/** A paid invoice is protected, and one whose money is on its way is left alone until it came or did not. */
function protectionOf({ paymentState }: Invoice): InvoiceRefusal | null {
  if (paymentState === 'paid') return 'protected';
  return paymentState === 'clearing' ? 'clearing' : null;
}
