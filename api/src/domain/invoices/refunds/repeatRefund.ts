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

/** Records another refund, with its own id, of a payment that was not owed. Null unless all earlier refunds failed. */
export function repeatRefund(
  root: RequestRoot,
  intentId: string,
  { by, byName }: Author,
  now: Date,
): Change | null {
  const isOfPayment = (refund: InvoiceRefund) => refund.kind === 'automatic' && refund.intentId === intentId;
  const invoice = Object.values(root.invoices).find(({ refunds }) => refunds.some(isOfPayment));
  if (!invoice || invoice.refunds.length >= MAX_REFUNDS) return null;
  const tried = invoice.refunds.filter(isOfPayment);
  if (tried.some(({ state }) => state !== 'failed')) return null;
  const refundId = `${automaticRefundId(intentId)}:${tried.length}`;
  const again = { refundId, state: 'pending', at: now.toISOString(), by, byName } as const;
  const refund: InvoiceRefund = { ...tried[0]!, ...again };
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
