import { SYSTEM } from '../../requests/actor.ts';
import type { Change } from '../../requests/change.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { TaskStep } from '../../requests/taskSteps.ts';
import { invoiceChange } from '../invoiceChange.ts';

/**
 * Records the state of a refund at Stripe; null if it is known. A refund that succeeded can fail later, when the bank
 * returns the money. A failed one stays failed, and its task notifies staff.
 */
export function recordRefund(
  request: RequestDocument,
  { invoiceId, refundId }: { readonly invoiceId: string; readonly refundId: string },
  state: 'done' | 'failed',
  now: Date,
): Change | null {
  const invoice = request.invoices[invoiceId];
  const refund = invoice?.refunds.find((each) => each.refundId === refundId);
  if (!invoice || !refund || refund.state === state || refund.state === 'failed') return null;
  const { intentId, cents, state: from } = refund;
  const refunds = invoice.refunds.map((each) => (each === refund ? { ...each, state } : each));
  const step: TaskStep =
    state === 'done'
      ? { kind: 'notify-client', template: 'invoiceRefunded', seq: request.seq + 1, invoiceId, refundId }
      : { kind: 'refund', invoiceId, refundId };
  const details = { refundId, intentId, cents, from, to: state };
  return invoiceChange(
    request,
    { ...invoice, refunds },
    { kind: 'invoice-refunded', by: SYSTEM, details },
    [step],
    now,
  );
}
