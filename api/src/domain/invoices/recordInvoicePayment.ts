import { disputesOfPaid } from '../disputes/disputeMoves.ts';
import { isReopened } from '../disputes/disputeEffect.ts';
import { isNewPaymentUpdate, type PaymentUpdate } from '../payments/isNewPaymentUpdate.ts';
import { SYSTEM } from '../requests/actor.ts';
import type { Change } from '../requests/change.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { Work } from '../requests/work.ts';
import { automaticRefundId, isAutomaticallyRefunded } from './refunds/automaticRefund.ts';
import type { Invoice, InvoiceRefund } from './invoice.ts';
import { invoiceChange } from './invoiceChange.ts';
import { isShownToClient } from './invoiceViews.ts';

/** Why a payment goes back by itself. Staff read it. */
export const refundReasons = {
  twice: 'The invoice was already paid.',
  outside: 'The invoice was paid outside the portal.',
  inactive: 'The invoice was not open for payment.',
} as const;

/**
 * Takes what Stripe says of the payment of an invoice; null when that is nothing new. It counts as paid when the money
 * is there, and is paid once: money that nothing is owed for is written down as going back.
 */
export function recordInvoicePayment(
  root: RequestRoot,
  invoiceId: string,
  update: PaymentUpdate,
  now: Date,
): Change | null {
  const invoice = root.invoices[invoiceId];
  if (!invoice || isAutomaticallyRefunded(invoice, update.intentId) || isReopened(invoice, update.intentId))
    return null;
  const isOther = invoice.intentId !== update.intentId;
  if (update.state === 'paid') {
    const reason = whyNotOwed(invoice, isOther);
    if (reason) return refundAutomatically(root, invoice, update, reason, now);
  }
  // Money counts from wherever it comes; anything else is told by the PaymentIntent that is open now.
  if (isOther && update.state !== 'paid') return null;
  if (!isNewPaymentUpdate({ state: invoice.paymentState, chargeId: invoice.chargeId }, update)) return null;
  return recorded(root, invoice, update, now);
}

/** The intent that paid an invoice may be told of again; every other payment of a paid, settled or withdrawn one is owed back. */
function whyNotOwed(invoice: Invoice, isOther: boolean): keyof typeof refundReasons | null {
  if (invoice.settlement !== null) return 'outside';
  if (invoice.paymentState === 'paid') return isOther ? 'twice' : null;
  return isShownToClient(invoice) ? null : 'inactive';
}

function refundAutomatically(
  root: RequestRoot,
  invoice: Invoice,
  { intentId, chargeId }: PaymentUpdate,
  reason: keyof typeof refundReasons,
  now: Date,
): Change {
  const { invoiceId, totalCents: cents, paymentState } = invoice;
  const refundId = automaticRefundId(intentId);
  const refund: InvoiceRefund = {
    refundId,
    intentId,
    cents,
    kind: 'automatic',
    state: 'pending',
    at: now.toISOString(),
    by: SYSTEM,
    byName: 'system',
    reason: refundReasons[reason],
  };
  const details = { refundId, intentId, chargeId, cents, why: reason, to: 'pending' } as const;
  // What clears no more can be paid anew.
  const isOver = paymentState === 'clearing' && intentId === invoice.intentId;
  return invoiceChange(
    root,
    {
      ...invoice,
      ...(isOver && { paymentState: 'unpaid', chargeId: null }),
      refunds: [...invoice.refunds, refund],
    },
    { kind: 'invoice-refunded', by: SYSTEM, details },
    [{ kind: 'refund', invoiceId, refundId }],
    now,
  );
}

const templates = { paid: 'invoicePaid', failed: 'invoicePaymentFailed', clearing: null } as const;

function recorded(root: RequestRoot, invoice: Invoice, update: PaymentUpdate, now: Date): Change {
  const { invoiceId, paymentState: from, totalCents: cents } = invoice;
  const { state, intentId, chargeId } = update;
  // Who cannot see the invoice is not asked to pay it again.
  const template = isShownToClient(invoice) ? templates[state] : null;
  const mail: Work[] = template ? [{ kind: 'notify-client', template, seq: root.seq + 1, invoiceId }] : [];
  return invoiceChange(
    root,
    {
      ...invoice,
      paymentState: state,
      intentId,
      chargeId,
      ...(state === 'paid'
        ? { paidAt: now.toISOString(), disputes: disputesOfPaid(invoice.disputes, intentId, now) }
        : { paidAt: null }),
    },
    { kind: 'invoice-payment', by: SYSTEM, details: { intentId, chargeId, from, to: state, cents } },
    mail,
    now,
  );
}
