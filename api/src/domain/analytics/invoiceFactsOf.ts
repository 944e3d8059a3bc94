import type { Dispute } from '../disputes/dispute.ts';
import { disputeFactsOf } from '../disputes/disputeFactsOf.ts';
import { paymentsOf } from '../disputes/paymentsOf.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { AnalyticsFact } from './fact.ts';
import { madeRefundFacts, outsideRefundFacts } from './refundFactsOf.ts';

/** The facts of an invoice. Refunds by staff and outside the portal reduce earnings; automatic refunds return money that was never counted. */
export function invoiceFactsOf(
  request: Pick<RequestDocument, 'requestId' | 'invoices' | 'combinedPayments' | 'outsideRefunds'>,
  invoiceId: string,
): AnalyticsFact[] {
  const { requestId, invoices } = request;
  const invoice = invoices[invoiceId];
  if (!invoice) return [];
  const { totalCents: amountCents, sentAt, paymentState, paidAt, refunds, disputes } = invoice;
  const about = { requestId, itemId: invoiceId, amountCents };
  const payments = paymentsOf(invoiceId, { paidAt: paymentState === 'paid' ? paidAt : null, disputes });
  return [
    ...(sentAt === null ? [] : [{ ...about, kind: 'invoice-sent' as const, at: sentAt }]),
    ...payments.map((payment) => ({ ...about, kind: 'invoice-paid' as const, ...payment })),
    ...(sentAt === null ? [] : sentFacts({ requestId, amountCents, at: sentAt }, payments, disputes)),
    // A refund counts when Stripe has made it.
    ...refunds.flatMap(({ kind, state, refundId, at, cents }) =>
      kind === 'staff' && state !== 'pending'
        ? madeRefundFacts(requestId, 'invoice', { itemId: `${invoiceId}:${refundId}`, at, cents, state })
        : [],
    ),
    ...outsideRefundFacts(request, 'invoice', invoiceId),
    ...disputeFactsOf(request, 'invoice', invoiceId, disputes),
  ];
}

/** Whether a sent invoice is paid now: the last payment or reopening decides. */
function sentFacts(
  about: Pick<AnalyticsFact, 'requestId' | 'amountCents' | 'at'>,
  payments: readonly { readonly itemId: string }[],
  disputes: readonly Dispute[],
): AnalyticsFact[] {
  const lost = disputes.filter(({ reopened }) => reopened !== null);
  return [
    ...payments.map(({ itemId }) => ({ ...about, kind: 'invoice-sent-paid' as const, itemId })),
    ...lost.map(({ disputeId }) => ({ ...about, kind: 'invoice-sent-owed' as const, itemId: disputeId })),
  ];
}
