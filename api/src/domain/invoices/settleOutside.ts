import type { Actor } from '../requests/actor.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { invoiceChange } from './invoiceChange.ts';
import { type InvoiceClosingDecision, refuseInvoiceAction } from './invoiceDecision.ts';

interface Settlement {
  readonly reference: string;
  readonly reason: string;
  readonly by: Actor;
  readonly byName: string;
  /** The canceled PaymentIntent; null if there was none. */
  readonly closedIntentId: string | null;
}

/** Records that an invoice was paid outside the portal. It then has no PaymentIntent; later payments are refunded. */
export function settleOutside(
  request: RequestDocument,
  invoiceId: string,
  { closedIntentId, ...settlement }: Settlement,
  now: Date,
): InvoiceClosingDecision {
  const invoice = request.invoices[invoiceId];
  if (!invoice) return refuseInvoiceAction('no-such-invoice');
  const { paymentState, sentAt, isActive, intentId } = invoice;
  if (paymentState === 'paid' || paymentState === 'clearing') return refuseInvoiceAction(paymentState);
  if (sentAt === null) return refuseInvoiceAction('not-sent');
  if (!isActive) return refuseInvoiceAction('inactive');
  if (intentId !== closedIntentId) return { kind: 'another-payment-open' };
  const at = now.toISOString();
  const settled = {
    ...invoice,
    paymentState: 'paid',
    paidAt: at,
    intentId: null,
    chargeId: null,
    settlement: { ...settlement, at },
  } as const;
  const event = {
    kind: 'invoice-settled',
    by: settlement.by,
    details: { cents: invoice.totalCents },
  } as const;
  const notification = {
    kind: 'notify-client',
    template: 'invoicePaid',
    seq: request.seq + 1,
    invoiceId,
  } as const;
  return { kind: 'change', change: invoiceChange(request, settled, event, [notification], now) };
}
