import type { Actor } from '../requests/actor.ts';
import type { RequestRoot } from '../requests/root.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceDecision, refuseInvoiceAction, unchanged } from './invoiceDecision.ts';

interface Sending {
  /** The version that the sender saw; undefined means the current one. */
  readonly seenVersion: number | undefined;
  readonly by: Actor;
}

/**
 * Sends an active draft to the client by email, if it is the version that staff saw. Sending again changes nothing and
 * sends no second email.
 */
export function sendInvoice(
  root: RequestRoot,
  invoiceId: string,
  { seenVersion, by }: Sending,
  now: Date,
): InvoiceDecision {
  const invoice = root.invoices[invoiceId];
  if (!invoice) return refuseInvoiceAction('no-such-invoice');
  if (!invoice.isActive) return refuseInvoiceAction('inactive');
  if (seenVersion !== undefined && invoice.version !== seenVersion) return refuseInvoiceAction('changed');
  if (invoice.sentAt !== null) return unchanged;
  const sent = { ...invoice, sentAt: now.toISOString() };
  const event = { kind: 'invoice-sent', by, details: { cents: invoice.totalCents } } as const;
  const notification = {
    kind: 'notify-client',
    template: 'invoiceSent',
    seq: root.seq + 1,
    invoiceId,
  } as const;
  return { kind: 'change', change: invoiceChange(root, sent, event, [notification], now) };
}
