import type { RequestRoot } from '../requests/root.ts';
import { type AllocatedItem, itemIdOf } from '../payments/combined/allocation.ts';
import { remainingCents, splitCents } from '../payments/refunds/remainingCents.ts';

/**
 * The disputed cents of each item of a combined payment, in proportion to what is not refunded. The shares add up to the
 * disputed amount.
 */
export function disputeShares(
  root: Pick<RequestRoot, 'files' | 'invoices' | 'outsideRefunds'>,
  intentId: string,
  allocation: readonly AllocatedItem[],
  disputedCents: number,
): number[] {
  const left = allocation.map((item) => {
    const { kind, cents } = item;
    return remainingCents(root, intentId, { kind, itemId: itemIdOf(item), cents });
  });
  const isAllRefunded = left.every((cents) => cents === 0);
  return splitCents(disputedCents, isAllRefunded ? allocation.map(({ cents }) => cents) : left);
}
