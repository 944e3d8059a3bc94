import { disputeEffect } from '../../disputes/disputeEffect.ts';
import type { Actor } from '../../requests/actor.ts';
import type { RequestRoot } from '../../requests/root.ts';
import type { InvoiceRefund } from '../invoice.ts';
import { invoiceChange } from '../invoiceChange.ts';
import { type InvoiceDecision, nothing, refuse } from '../invoiceDecision.ts';
import { refundableCents } from '../invoiceViews.ts';

/** So many refunds one invoice can have, failed ones among them. */
export const MAX_REFUNDS = 40;

interface Wish {
  /** The same one gives back once. */
  readonly refundId: string;
  /** Above zero. */
  readonly cents: number;
  readonly reason: string;
  readonly by: Actor;
  readonly byName: string;
}

/** Writes down that a part, or all, of what an invoice was paid with goes back: never more than is left of it. */
export function requestRefund(root: RequestRoot, invoiceId: string, wish: Wish, now: Date): InvoiceDecision {
  const invoice = root.invoices[invoiceId];
  if (!invoice) return refuse('no-such-invoice');
  const { refundId, cents, by } = wish;
  const known = invoice.refunds.find((refund) => refund.refundId === refundId);
  if (known) return known.cents === cents ? nothing : refuse('other-refund');
  if (invoice.paymentState !== 'paid') return refuse('unpaid');
  const { intentId } = invoice;
  if (invoice.settlement !== null || intentId === null) return refuse('outside');
  const { state, isHeld } = disputeEffect(invoice);
  if (isHeld) return refuse(state === 'lost' ? 'lost' : 'disputed');
  if (cents > refundableCents(invoice)) return refuse('too-much');
  if (invoice.refunds.length >= MAX_REFUNDS) return refuse('too-many-refunds');
  const refund: InvoiceRefund = { ...wish, intentId, kind: 'staff', state: 'pending', at: now.toISOString() };
  const event = {
    kind: 'invoice-refunded',
    by,
    details: { refundId, intentId, cents, to: 'pending' },
  } as const;
  const asked = { ...invoice, refunds: [...invoice.refunds, refund] };
  const work = { kind: 'refund', invoiceId, refundId } as const;
  return { kind: 'change', change: invoiceChange(root, asked, event, [work], now) };
}
