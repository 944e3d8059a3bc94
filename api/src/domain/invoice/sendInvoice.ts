import type { Actor } from '../request/actor.ts';
import type { RequestRoot } from '../request/root.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceDecision, nothing, refuse } from './invoiceDecision.ts';

/** Sends an active draft to the client, who is told by mail. One that was sent stays sent, and is not told of again. */
export function sendInvoice(root: RequestRoot, invoiceId: string, by: Actor, now: Date): InvoiceDecision {
  const invoice = root.invoices[invoiceId];
  if (!invoice) return refuse('no-such-invoice');
  if (!invoice.isActive) return refuse('inactive');
  if (invoice.sentAt !== null) return nothing;
  const sent = { ...invoice, sentAt: now.toISOString() };
  const told = { kind: 'invoice-sent', by, details: { cents: invoice.totalCents } } as const;
  const mail = { kind: 'mail', template: 'invoiceSent', seq: root.seq + 1, invoiceId } as const;
  return { kind: 'change', change: invoiceChange(root, sent, told, [mail], now) };
}
