import { disputeEffect } from '../../disputes/disputeEffect.ts';
import type { Actor } from '../../requests/actor.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { InvoiceRefund } from '../invoice.ts';
import { invoiceChange } from '../invoiceChange.ts';
import { type InvoiceDecision, refuseInvoiceAction, unchanged } from '../invoiceDecision.ts';
import { refundableCents } from '../invoiceViews.ts';

/** Refunds per invoice, including failed ones. */
export const MAX_REFUNDS = 40;

interface RefundRequest {
  /** Idempotency key: the same id is refunded once. */
  readonly refundId: string;
  /** Above zero. */
  readonly cents: number;
  readonly reason: string;
  readonly by: Actor;
  readonly byName: string;
}

/** Records a full or partial refund of an invoice, up to the refundable amount. */
export function requestRefund(
  request: RequestDocument,
  invoiceId: string,
  refundRequest: RefundRequest,
  now: Date,
): InvoiceDecision {
  const invoice = request.invoices[invoiceId];
  if (!invoice) return refuseInvoiceAction('no-such-invoice');
  const { refundId, cents, by } = refundRequest;
  const known = invoice.refunds.find((refund) => refund.refundId === refundId);
  if (known) return known.cents === cents ? unchanged : refuseInvoiceAction('other-refund');
  if (invoice.paymentState !== 'paid') return refuseInvoiceAction('unpaid');
  const { intentId } = invoice;
  if (invoice.settlement !== null || intentId === null) return refuseInvoiceAction('outside');
  const { state, isHeld } = disputeEffect(invoice);
  if (isHeld) return refuseInvoiceAction(state === 'lost' ? 'lost' : 'disputed');
  if (cents > refundableCents(invoice)) return refuseInvoiceAction('too-much');
  if (invoice.refunds.length >= MAX_REFUNDS) return refuseInvoiceAction('too-many-refunds');
  const refund: InvoiceRefund = {
    ...refundRequest,
    intentId,
    kind: 'staff',
    state: 'pending',
    at: now.toISOString(),
  };
  const event = {
    kind: 'invoice-refunded',
    by,
    details: { refundId, intentId, cents, to: 'pending' },
  } as const;
  const withRefund = { ...invoice, refunds: [...invoice.refunds, refund] };
  const step = { kind: 'refund', invoiceId, refundId } as const;
  return { kind: 'change', change: invoiceChange(request, withRefund, event, [step], now) };
}
