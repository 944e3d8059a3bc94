import { disputeFactsOf } from '../disputes/disputeFactsOf.ts';
import { closingsOf } from '../retention/closingsOf.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { AnalyticsFact } from './fact.ts';

/** The facts of a request: its submission, closings, fee payment, and disputes of the fee. */
export function requestFactsOf(
  root: Pick<RequestRoot, 'requestId' | 'submittedAt' | 'history' | 'payment' | 'combinedPayments'>,
): AnalyticsFact[] {
  const { requestId, submittedAt, payment } = root;
  const closings = closingsOf(root).map((closing): AnalyticsFact => ({
    kind: 'closed',
    requestId,
    amountCents: 0,
    ...closing,
  }));
  const isPaid = payment.state === 'paid' && payment.paidAt !== null;
  return [
    { kind: 'opened', requestId, at: submittedAt, amountCents: 0 },
    ...closings,
    ...(isPaid
      ? [{ kind: 'fee-paid' as const, requestId, at: payment.paidAt!, amountCents: payment.amountCents }]
      : []),
    ...disputeFactsOf(root, 'fee', '', payment.disputes),
  ];
}
