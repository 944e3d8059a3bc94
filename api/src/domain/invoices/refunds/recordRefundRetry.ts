import type { Actor } from '../../requests/actor.ts';
import type { Change } from '../../requests/change.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { MAX_REFUNDS } from './requestRefund.ts';
import type { Invoice, InvoiceRefund } from '../invoice.ts';
import { areAllFailed } from './isRefundRetryDue.ts';
import { invoiceChange } from '../invoiceChange.ts';

interface Author {
  readonly by: Actor;
  readonly byName: string;
}

/** Records a new attempt to refund a payment that was not owed, with its own id; null unless all earlier attempts failed. */
export function recordRefundRetry(
  request: RequestDocument,
  intentId: string,
  { by, byName }: Author,
  now: Date,
): Change | null {
  const attemptsOf = ({ refunds }: Invoice) =>
    refunds.filter((refund) => refund.kind === 'automatic' && refund.intentId === intentId);
  // A combined payment can have failed refunds of several invoices. Each retry is for one of them.
  const invoice = Object.values(request.invoices).find(
    (each) => areAllFailed(attemptsOf(each)) && each.refunds.length < MAX_REFUNDS,
  );
  if (!invoice) return null;
  const attempts = attemptsOf(invoice);
  const refundId = `${attempts[0]!.refundId}:${attempts.length}`;
  const attempt = { refundId, state: 'pending', at: now.toISOString(), by, byName } as const;
  const refund: InvoiceRefund = { ...attempts[0]!, ...attempt };
  return invoiceChange(
    request,
    { ...invoice, refunds: [...invoice.refunds, refund] },
    {
      kind: 'invoice-refunded',
      by,
      details: { refundId, intentId, cents: refund.cents, to: 'pending' },
    },
    [{ kind: 'refund', invoiceId: invoice.invoiceId, refundId }],
    now,
  );
}
