import type { AnalyticsFact } from '../analytics/fact.ts';
import type { Dispute } from './dispute.ts';

const kinds = {
  fee: { lost: 'fee-lost', regained: 'fee-regained' },
  file: { lost: 'file-lost', regained: 'file-regained' },
  invoice: { lost: 'invoice-lost', regained: 'invoice-regained' },
} as const;

/** The analytics facts of an item's disputes: lost and regained earnings. */
export function disputeFactsOf(
  requestId: string,
  paidKind: keyof typeof kinds,
  disputes: readonly Dispute[],
): AnalyticsFact[] {
  return disputes.flatMap(({ disputeId, moves }) =>
    moves.map(({ kind, cents, at }, index) => ({
      kind: kinds[paidKind][kind],
      requestId,
      itemId: `${disputeId}:${index}`,
      at,
      amountCents: cents,
    })),
  );
}
