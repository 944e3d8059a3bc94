import type { Dispute } from '../disputes/dispute.ts';
import { disputeFactsOf } from '../disputes/disputeFactsOf.ts';
import { paymentsOf } from '../disputes/paymentsOf.ts';
import type { InvoiceRefund } from '../invoices/invoice.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { AnalyticsFact } from './fact.ts';

/** The facts of an invoice. Only staff refunds reduce earnings; automatic refunds return money that was never counted. */
export function invoiceFactsOf(
  root: Pick<RequestRoot, 'requestId' | 'invoices' | 'combinedPayments'>,
  invoiceId: string,
): AnalyticsFact[] {
  const { requestId, invoices } = root;
  const invoice = invoices[invoiceId];
  if (!invoice) return [];
  const { totalCents: amountCents, sentAt, paymentState, paidAt, refunds, disputes } = invoice;
  const about = { requestId, itemId: invoiceId, amountCents };
  const payments = paymentsOf(invoiceId, { paidAt: paymentState === 'paid' ? paidAt : null, disputes });
  return [
    ...(sentAt === null ? [] : [{ ...about, kind: 'invoice-sent' as const, at: sentAt }]),
    ...payments.map((payment) => ({ ...about, kind: 'invoice-paid' as const, ...payment })),
    ...(sentAt === null ? [] : sentFacts({ requestId, amountCents, at: sentAt }, payments, disputes)),
    ...refunds.flatMap((refund) =>
      kindsOf(refund).map((kind) => ({
        kind,
        requestId,
        itemId: `${invoiceId}:${refund.refundId}`,
        at: refund.at,
        amountCents: refund.cents,
      })),
    ),
    ...disputeFactsOf(root, 'invoice', invoiceId, disputes),
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

/** A refund counts when Stripe has made it. It can fail later, so a failed refund always counts as made and as failed. */
function kindsOf({ kind, state }: InvoiceRefund): AnalyticsFact['kind'][] {
  if (kind !== 'staff' || state === 'pending') return [];
  return state === 'done' ? ['invoice-refunded'] : ['invoice-refunded', 'invoice-refund-failed'];
}
