import type { AnalyticsFact } from '../analytics/fact.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { Dispute } from './dispute.ts';

const kinds = {
  fee: { lost: 'fee-lost', recovered: 'fee-recovered' },
  file: { lost: 'file-lost', recovered: 'file-recovered' },
  invoice: { lost: 'invoice-lost', recovered: 'invoice-recovered' },
} as const;

/** The analytics facts of an item's disputes: lost and recovered earnings. `itemId` is empty for the fee. */
export function disputeFactsOf(
  { requestId, combinedPayments }: Pick<RequestDocument, 'requestId' | 'combinedPayments'>,
  paidKind: keyof typeof kinds,
  itemId: string,
  disputes: readonly Dispute[],
): AnalyticsFact[] {
  return disputes.flatMap(({ disputeId, intentId, lossHistory }) =>
    lossHistory.map(({ kind, cents, at }, index) => ({
      kind: kinds[paidKind][kind],
      requestId,
      // A dispute of a combined payment has facts of several items.
      itemId: combinedPayments[intentId] ? `${disputeId}:${itemId}:${index}` : `${disputeId}:${index}`,
      at,
      amountCents: cents,
    })),
  );
}
