import type { AnalyticsFact } from '../analytics/fact.ts';
import type { Dispute } from './dispute.ts';

const kinds = {
  fee: { lost: 'fee-lost', recovered: 'fee-recovered' },
  file: { lost: 'file-lost', recovered: 'file-recovered' },
  invoice: { lost: 'invoice-lost', recovered: 'invoice-recovered' },
} as const;

/** The analytics facts of an item's disputes: lost and recovered earnings. */
export function disputeFactsOf(
  requestId: string,
  paidKind: keyof typeof kinds,
  disputes: readonly Dispute[],
): AnalyticsFact[] {
  return disputes.flatMap(({ disputeId, lossHistory }) =>
    lossHistory.map(({ kind, cents, at }, index) => ({
      kind: kinds[paidKind][kind],
      requestId,
      itemId: `${disputeId}:${index}`,
      at,
      amountCents: cents,
    })),
  );
}
