import { disputesOfPaid } from '../disputes/lossHistory.ts';
import { isReopened } from '../disputes/disputeEffect.ts';
import { isNewPaymentUpdate, type PaymentUpdate } from '../payments/isNewPaymentUpdate.ts';
import { SYSTEM } from '../requests/actor.ts';
import type { Change } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import { automaticRefundId, isAutomaticallyRefunded } from './refunds/automaticRefund.ts';
import type { Invoice, InvoiceRefund } from './invoice.ts';
import { invoiceChange } from './invoiceChange.ts';
import { isShownToClient } from './invoiceViews.ts';

/** Reasons of automatic refunds, shown to staff. */
export const refundReasons = {
  twice: 'The invoice was already paid.',
  outside: 'The invoice was paid outside the portal.',
  inactive: 'The invoice was not open for payment.',
} as const;

/**
 * Records an update of an invoice's payment; null if it is not new. The invoice is paid when the money arrives. A
 * payment that is not owed gets an automatic refund.
 */
export function recordInvoicePayment(
  request: RequestDocument,
  invoiceId: string,
  update: PaymentUpdate,
  now: Date,
): Change | null {
  const invoice = request.invoices[invoiceId];
  if (!invoice || isAutomaticallyRefunded(invoice, update.intentId) || isReopened(invoice, update.intentId))
    return null;
  const isOtherIntent = invoice.intentId !== update.intentId;
  if (update.state === 'paid') {
    const reason = reasonNotOwed(invoice, isOtherIntent);
    if (reason) return refundAutomatically(request, invoice, update, reason, now);
  }
  // A payment counts from any PaymentIntent; other states count only from the current one.
  if (isOtherIntent && update.state !== 'paid') return null;
  if (!isNewPaymentUpdate({ state: invoice.paymentState, chargeId: invoice.chargeId }, update)) return null;
  return applyPaymentUpdate(request, invoice, update, now);
}

/** Why a payment is not owed; null if it is. A repeated update of the PaymentIntent that paid the invoice is not a second payment. */
function reasonNotOwed(invoice: Invoice, isOtherIntent: boolean): keyof typeof refundReasons | null {
  if (invoice.settlement !== null) return 'outside';
  if (invoice.paymentState === 'paid') return isOtherIntent ? 'twice' : null;
  return isShownToClient(invoice) ? null : 'inactive';
}

function refundAutomatically(
  request: RequestDocument,
  invoice: Invoice,
  { intentId, chargeId }: PaymentUpdate,
  reason: keyof typeof refundReasons,
  now: Date,
): Change {
  const { invoiceId, totalCents: cents, paymentState } = invoice;
  const refundId = automaticRefundId(request, intentId, invoiceId);
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
  const details = { refundId, intentId, chargeId, cents, reason, to: 'pending' } as const;
  // After the refund the invoice can be paid again.
  const wasClearing = paymentState === 'clearing' && intentId === invoice.intentId;
  return invoiceChange(
    request,
    {
      ...invoice,
      ...(wasClearing && { paymentState: 'unpaid', chargeId: null }),
      refunds: [...invoice.refunds, refund],
    },
    { kind: 'invoice-refunded', by: SYSTEM, details },
    [{ kind: 'refund', invoiceId, refundId }],
    now,
  );
}

const templates = { paid: 'invoicePaid', failed: 'invoicePaymentFailed', clearing: null } as const;

function applyPaymentUpdate(
  request: RequestDocument,
  invoice: Invoice,
  update: PaymentUpdate,
  now: Date,
): Change {
  const { invoiceId, paymentState: from, totalCents: cents } = invoice;
  const { state, intentId, chargeId } = update;
  // No email about an invoice that the client cannot see.
  const template = isShownToClient(invoice) ? templates[state] : null;
  const notifications: TaskStep[] = template
    ? [{ kind: 'notify-client', template, seq: request.seq + 1, invoiceId }]
    : [];
  return invoiceChange(
    request,
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
    notifications,
    now,
  );
}
