import { SYSTEM } from '../request/actor.ts';
import type { Change, Work } from '../request/change.ts';
import type { RequestRoot } from '../request/root.ts';
import { withInvoice } from './recordInvoicePayment.ts';

/** Takes what Stripe answered when it was asked to give money back; null when that was known. */
export function recordRefund(
  root: RequestRoot,
  { invoiceId, refundId }: { readonly invoiceId: string; readonly refundId: string },
  state: 'done' | 'failed',
  now: Date,
): Change | null {
  const invoice = root.invoices[invoiceId];
  const refund = invoice?.refunds.find((each) => each.refundId === refundId);
  if (!invoice || !refund || refund.state === state || refund.state === 'failed') return null;
  const refunds = invoice.refunds.map((each) => (each === refund ? { ...each, state } : each));
  const next = withInvoice(root, { ...invoice, refunds }, now);
  const mail: Work[] =
    state === 'done'
      ? [{ kind: 'mail', template: 'invoiceRefunded', seq: next.seq, invoiceId, refundId }]
      : [];
  return {
    root: next,
    event: {
      kind: 'invoice-refunded',
      at: now.toISOString(),
      by: SYSTEM,
      details: { invoiceId, refundId, intentId: refund.intentId, cents: refund.cents, to: state },
    },
    work: [{ kind: 'project' }, { kind: 'count-invoice', invoiceId }, ...mail],
  };
}
