import type { RequestDocument } from '../requests/requestDocument.ts';
import { type AllocatedItem, itemIdOf } from '../payments/combined/allocation.ts';
import { remainingCents, splitCents } from '../payments/refunds/remainingCents.ts';

/**
 * The disputed cents of each item of a combined payment, in proportion to what is not refunded. The shares add up to the
 * disputed amount.
 */
export function disputeShares(
  request: Pick<RequestDocument, 'files' | 'invoices' | 'outsideRefunds'>,
  intentId: string,
  allocation: readonly AllocatedItem[],
  disputedCents: number,
): number[] {
  const left = allocation.map((item) => {
    const { kind, cents } = item;
    return remainingCents(request, intentId, { kind, itemId: itemIdOf(item), cents });
  });
  const isAllRefunded = left.every((cents) => cents === 0);
  return splitCents(disputedCents, isAllRefunded ? allocation.map(({ cents }) => cents) : left);
}
