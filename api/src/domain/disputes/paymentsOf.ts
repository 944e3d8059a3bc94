import type { Dispute } from './dispute.ts';

/** Every payment of an item, oldest first. An item is paid again after a lost dispute. The first payment has the plain name; later ones have a number. */
export function paymentsOf(
  name: string,
  { paidAt, disputes }: { readonly paidAt: string | null; readonly disputes: readonly Dispute[] },
): { readonly itemId: string; readonly at: string }[] {
  const reopenings = disputes.flatMap(({ reopened }) => (reopened ? [reopened] : []));
  const earlierPayments = reopenings
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((reopened) => reopened.paidAt);
  return [...earlierPayments, ...(paidAt === null ? [] : [paidAt])].map((at, index) => ({
    itemId: index === 0 ? name : `${name}:${index}`,
    at,
  }));
}
