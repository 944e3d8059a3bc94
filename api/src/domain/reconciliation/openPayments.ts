import type { Dispute } from '../disputes/dispute.ts';
import { disputeState } from '../disputes/disputeState.ts';
import { failedRefundCents } from '../invoices/refunds/failedRefundCents.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/** The PaymentIntents of a request that can still change: unpaid ones, pending or failed refunds, and open disputes. */
export function openPayments({ payment, files, invoices }: RequestDocument): string[] {
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
    ...[payment, ...Object.values(files), ...Object.values(invoices)].flatMap(undecidedDisputes),
  ];
  return [...new Set(open.filter((intentId) => intentId !== null))];
}

/** PaymentIntents with a dispute that the bank has not decided. */
function undecidedDisputes({ disputes }: { readonly disputes: readonly Dispute[] }): string[] {
  const open = disputes.filter((each) => ['inquiry', 'open'].includes(disputeState(each)));
  return open.map(({ intentId }) => intentId);
}
