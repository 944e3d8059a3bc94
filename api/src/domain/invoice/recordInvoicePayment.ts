import { isPaymentNews, type PaymentNews } from '../payment/isPaymentNews.ts';
import { SYSTEM } from '../request/actor.ts';
import { type Change, nextVersion, type Work } from '../request/change.ts';
import type { RequestRoot } from '../request/root.ts';
import type { Invoice, InvoiceRefund } from './invoice.ts';
import { isShownToClient } from './invoiceViews.ts';

/** Why a payment goes back by itself. Staff and the client read it. */
export const refundReasons = {
  twice: 'The invoice was paid already.',
  outside: 'The invoice was settled outside the portal.',
  inactive: 'The invoice was not open for payment.',
} as const;

/**
 * Takes what Stripe says of the payment of an invoice; null when that is nothing new. It counts as paid when the money
 * is there, and is paid once: money that nothing is owed for is written down as going back.
 */
export function recordInvoicePayment(
  root: RequestRoot,
  invoiceId: string,
  news: PaymentNews,
  now: Date,
): Change | null {
  const invoice = root.invoices[invoiceId];
  if (!invoice || wentBack(invoice, news.intentId)) return null;
  const isOther = invoice.intentId !== news.intentId || invoice.settlement !== null;
  if (news.state === 'paid') {
    const reason = whyNotOwed(invoice, isOther);
    if (reason) return giveBack(root, invoice, news, reason, now);
  }
  // Money counts from wherever it comes; anything else is told by the PaymentIntent that is open now.
  if (isOther && news.state !== 'paid') return null;
  if (!isPaymentNews({ state: invoice.paymentState, chargeId: invoice.chargeId }, news)) return null;
  return recorded(root, invoice, news, now);
}

/** Whether a payment was taken when nothing was owed: whatever becomes of the invoice, it never pays it. */
export function wentBack({ refunds }: Pick<Invoice, 'refunds'>, intentId: string): boolean {
  return refunds.some(({ refundId }) => refundId === autoRefundId(intentId));
}

const autoRefundId = (intentId: string) => `auto:${intentId}`;

/** The intent that paid an invoice may be told of again; every other payment of a paid, settled or withdrawn one is owed back. */
function whyNotOwed(invoice: Invoice, isOther: boolean): keyof typeof refundReasons | null {
  if (invoice.settlement !== null) return 'outside';
  if (invoice.paymentState === 'paid') return isOther ? 'twice' : null;
  return isShownToClient(invoice) ? null : 'inactive';
}

function giveBack(
  root: RequestRoot,
  invoice: Invoice,
  { intentId, chargeId }: PaymentNews,
  reason: keyof typeof refundReasons,
  now: Date,
): Change | null {
  const { invoiceId, totalCents } = invoice;
  const refundId = autoRefundId(intentId);
  const at = now.toISOString();
  const refund: InvoiceRefund = {
    refundId,
    intentId,
    cents: totalCents,
    kind: 'automatic',
    state: 'pending',
    at,
    by: SYSTEM,
    byName: 'system',
    reason: refundReasons[reason],
  };
  return {
    root: withInvoice(
      root,
      { ...invoice, ...noLongerClearing(invoice, intentId, chargeId), refunds: [...invoice.refunds, refund] },
      now,
    ),
    event: {
      kind: 'invoice-refunded',
      at,
      by: SYSTEM,
      details: { invoiceId, intentId, chargeId, cents: totalCents, why: reason },
    },
    work: [{ kind: 'project' }, { kind: 'refund', invoiceId, refundId }],
  };
}

/** A bank payment that comes too late is not under way any more. */
function noLongerClearing(
  { paymentState, intentId }: Invoice,
  paidWith: string,
  chargeId: string | null,
): Partial<Invoice> {
  return paymentState === 'clearing' && intentId === paidWith ? { paymentState: 'failed', chargeId } : {};
}

const told = { paid: 'invoicePaid', failed: 'invoicePaymentFailed', clearing: null } as const;

function recorded(root: RequestRoot, invoice: Invoice, news: PaymentNews, now: Date): Change {
  const { invoiceId, paymentState: from, totalCents: cents } = invoice;
  const { state, intentId, chargeId } = news;
  const at = now.toISOString();
  const next = withInvoice(
    root,
    { ...invoice, paymentState: state, intentId, chargeId, paidAt: state === 'paid' ? at : null },
    now,
  );
  const template = told[state];
  const mail: Work[] = template ? [{ kind: 'mail', template, seq: next.seq, invoiceId }] : [];
  return {
    root: next,
    event: {
      kind: 'invoice-payment',
      at,
      by: SYSTEM,
      details: { invoiceId, intentId, chargeId, from, to: state, cents },
    },
    work: [{ kind: 'project' }, ...mail],
  };
}

/** The next version of a request, with an invoice in the place of the one with its id. */
export function withInvoice(root: RequestRoot, invoice: Invoice, now: Date): RequestRoot {
  return nextVersion(root, { invoices: { ...root.invoices, [invoice.invoiceId]: invoice } }, now);
}
