import type { Actor } from '../../requests/actor.ts';
import type { Change } from '../../requests/change.ts';
import type { RequestRoot } from '../../requests/root.ts';
import { MAX_REFUNDS } from './requestRefund.ts';
import { automaticRefundId } from './automaticRefund.ts';
import type { InvoiceRefund } from '../invoice.ts';
import { invoiceChange } from '../invoiceChange.ts';

interface Author {
  readonly by: Actor;
  readonly byName: string;
}

/** Records a new attempt to refund a payment that was not owed, with its own id; null unless all earlier attempts failed. */
export function recordRefundRetry(
  root: RequestRoot,
  intentId: string,
  { by, byName }: Author,
  now: Date,
): Change | null {
  const isOfPayment = (refund: InvoiceRefund) => refund.kind === 'automatic' && refund.intentId === intentId;
  const invoice = Object.values(root.invoices).find(({ refunds }) => refunds.some(isOfPayment));
  if (!invoice || invoice.refunds.length >= MAX_REFUNDS) return null;
  const attempts = invoice.refunds.filter(isOfPayment);
  if (attempts.some(({ state }) => state !== 'failed')) return null;
  const refundId = `${automaticRefundId(intentId)}:${attempts.length}`;
  const attempt = { refundId, state: 'pending', at: now.toISOString(), by, byName } as const;
  const refund: InvoiceRefund = { ...attempts[0]!, ...attempt };
  return invoiceChange(
    root,
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
