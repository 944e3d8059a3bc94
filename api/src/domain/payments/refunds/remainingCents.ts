import { isAutomaticallyRefunded } from '../../invoices/refunds/automaticRefund.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { outsideCents, type RefundedItem } from './outsideRefund.ts';

/**
 * The amount of an item in a payment that remains after all refunds, in cents. A pending refund of an invoice counts as
 * made.
 */
export function remainingCents(
  request: Pick<RequestDocument, 'files' | 'invoices' | 'outsideRefunds'>,
  intentId: string,
  item: RefundedItem,
): number {
  const outside = outsideCents(request, intentId, item);
  return Math.max(0, item.cents - refundedByPortal(request, intentId, item) - outside);
}

function refundedByPortal(
  { files, invoices }: Pick<RequestDocument, 'files' | 'invoices'>,
  intentId: string,
  { kind, itemId, cents }: RefundedItem,
): number {
  if (kind === 'fee') return 0;
  if (kind === 'file') {
    const file = files[itemId];
    return file?.refundedIntents.includes(intentId) && !file.isRefundFailed ? cents : 0;
  }
  const invoice = invoices[itemId];
  if (!invoice) return 0;
  if (isAutomaticallyRefunded(invoice, intentId)) return cents;
  return invoice.refunds
    .filter((refund) => refund.intentId === intentId && refund.state !== 'failed')
    .reduce((sum, refund) => sum + refund.cents, 0);
}

/** Divides an amount in proportion to weights, of which one at least is not zero. The shares add up to it exactly. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  let shared = 0;
  return weights.map((weight) => {
    sum += weight;
    const share = Math.round((cents * sum) / total) - shared;
    shared += share;
    return share;
  });
}
