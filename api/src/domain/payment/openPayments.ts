import { failedRefundCents } from '../invoice/failedRefundCents.ts';
import type { RequestRoot } from '../request/root.ts';

/** The PaymentIntents from which a request still waits to hear: what is not paid yet, and money that is on its way back or could not be given back. */
export function openPayments({ payment, files, invoices }: RequestRoot): string[] {
  const open = [
    ...(payment.state === 'clearing' || payment.state === 'failed' ? [payment.intentId] : []),
    ...Object.values(files)
      .filter(({ paymentState }) => paymentState !== 'paid')
      .map(({ intentId }) => intentId),
    ...Object.values(invoices)
      .filter(({ paymentState, settlement }) => paymentState !== 'paid' || settlement !== null)
      .map(({ intentId }) => intentId),
    ...Object.values(invoices).flatMap(({ refunds }) =>
      refunds
        .filter(({ state, intentId }) => state === 'pending' || failedRefundCents({ invoices }, intentId) > 0)
        .map(({ intentId }) => intentId),
    ),
  ];
  return [...new Set(open.filter((intentId) => intentId !== null))];
}
