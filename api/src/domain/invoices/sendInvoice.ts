import type { Actor } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
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
  request: RequestDocument,
  invoiceId: string,
  { seenVersion, by }: Sending,
  now: Date,
): InvoiceDecision {
  const invoice = request.invoices[invoiceId];
  if (!invoice) return refuseInvoiceAction('no-such-invoice');
  if (!invoice.isActive) return refuseInvoiceAction('inactive');
  if (seenVersion !== undefined && invoice.version !== seenVersion) return refuseInvoiceAction('changed');
  if (invoice.sentAt !== null) return unchanged;
  const sent = { ...invoice, sentAt: now.toISOString() };
  const event = { kind: 'invoice-sent', by, details: { cents: invoice.totalCents } } as const;
  const notification = {
    kind: 'notify-client',
    template: 'invoiceSent',
    seq: request.seq + 1,
    invoiceId,
  } as const;
  return { kind: 'change', change: invoiceChange(request, sent, event, [notification], now) };
}
