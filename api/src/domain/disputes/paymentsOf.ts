import type { Dispute } from './dispute.ts';

/** Every payment of an item, oldest first. An item is paid again after a lost dispute. The first payment has the plain name; later ones have a number. */
export function paymentsOf(
  name: string,
  { paidAt, disputes }: { readonly paidAt: string | null; readonly disputes: readonly Dispute[] },
): { readonly of: string; readonly at: string }[] {
  const lost = disputes.flatMap(({ reopened }) => (reopened ? [reopened] : []));
  const before = lost.toSorted((a, b) => a.at.localeCompare(b.at)).map((reopened) => reopened.paidAt);
  return [...before, ...(paidAt === null ? [] : [paidAt])].map((at, index) => ({
    of: index === 0 ? name : `${name}:${index}`,
    at,
  }));
}
