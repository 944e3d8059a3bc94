import type { InvoiceRefund } from '../invoice/invoice.ts';
import type { RequestRoot } from '../request/root.ts';
import type { Fact } from './fact.ts';

/** What is counted of one invoice. Only staff's refunds take from what was earned: automatic ones give back money that never counted. */
export function invoiceFactsOf(
  { requestId, invoices }: Pick<RequestRoot, 'requestId' | 'invoices'>,
  invoiceId: string,
): Fact[] {
  const invoice = invoices[invoiceId];
  if (!invoice) return [];
  const { totalCents: amountCents, sentAt, paymentState, paidAt, refunds } = invoice;
  const about = { requestId, of: invoiceId, amountCents };
  const isPaid = paymentState === 'paid' && paidAt !== null;
  return [
    ...(sentAt === null ? [] : [{ ...about, kind: 'invoice-sent' as const, at: sentAt }]),
    ...(isPaid ? [{ ...about, kind: 'invoice-paid' as const, at: paidAt }] : []),
    ...(isPaid && sentAt !== null ? [{ ...about, kind: 'invoice-sent-paid' as const, at: sentAt }] : []),
    ...refunds.flatMap((refund) =>
      kindsOf(refund).map((kind) => ({
        kind,
        requestId,
        of: `${invoiceId}:${refund.refundId}`,
        at: refund.at,
        amountCents: refund.cents,
      })),
    ),
  ];
}

/** A refund counts once Stripe has made it. It may still fail after that, so one that failed counts as made and as undone, whatever was seen of it before. */
function kindsOf({ kind, state }: InvoiceRefund): Fact['kind'][] {
  if (kind !== 'staff' || state === 'pending') return [];
  return state === 'done' ? ['invoice-refunded'] : ['invoice-refunded', 'invoice-refund-failed'];
}
