import type { Fact } from './fact.ts';

/** What analytics count of an invoice. */
export interface CountedInvoice {
  readonly invoiceId: string;
  readonly totalCents: number;
  readonly sentAt: string | null;
  readonly paymentState: 'unpaid' | 'clearing' | 'failed' | 'paid';
  readonly paidAt: string | null;
  readonly refunds: readonly {
    readonly refundId: string;
    readonly cents: number;
    readonly at: string;
    readonly kind: string;
  }[];
}

interface Invoiced {
  readonly requestId: string;
  readonly invoices?: Readonly<Record<string, CountedInvoice>>;
}

/** What is counted of one invoice. Only staff's refunds take from what was earned: automatic ones give back money that never counted. */
export function invoiceFactsOf({ requestId, invoices }: Invoiced, invoiceId: string): Fact[] {
  const invoice = invoices?.[invoiceId];
  if (!invoice) return [];
  const { totalCents: amountCents, sentAt, paidAt, refunds } = invoice;
  const about = { requestId, of: invoiceId, amountCents };
  const isPaid = invoice.paymentState === 'paid' && paidAt !== null;
  return [
    ...(sentAt === null ? [] : [{ ...about, kind: 'invoice-sent' as const, at: sentAt }]),
    ...(isPaid ? [{ ...about, kind: 'invoice-paid' as const, at: paidAt }] : []),
    ...(isPaid && sentAt !== null ? [{ ...about, kind: 'invoice-sent-paid' as const, at: sentAt }] : []),
    ...refunds
      .filter(({ kind }) => kind === 'staff')
      .map(({ refundId, cents, at }) => ({
        kind: 'invoice-refunded' as const,
        requestId,
        of: `${invoiceId}:${refundId}`,
        at,
        amountCents: cents,
      })),
  ];
}
