import type { Dispute } from './dispute.ts';

/** When something was paid, each time: again after a payment of it was lost. Oldest first, named so that the first keeps the plain name. */
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
