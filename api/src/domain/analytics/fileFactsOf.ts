import { disputeFactsOf } from '../disputes/disputeFactsOf.ts';
import { paymentsOf } from '../disputes/paymentsOf.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { AnalyticsFact } from './fact.ts';

/** The facts of a file: payments, disputes, and the refund after a withdrawal. */
export function fileFactsOf(
  root: Pick<RequestRoot, 'requestId' | 'files' | 'combinedPayments'>,
  fileId: string,
): AnalyticsFact[] {
  const { requestId, files } = root;
  const file = files[fileId];
  if (!file) return [];
  const about = { kind: 'file-paid' as const, requestId, amountCents: file.chargeCents };
  return [
    ...paymentsOf(fileId, file).map((payment) => ({ ...about, ...payment })),
    ...(file.refundedAt === null
      ? []
      : [
          {
            kind: 'file-refunded' as const,
            requestId,
            itemId: fileId,
            at: file.refundedAt,
            amountCents: file.chargeCents,
          },
        ]),
    ...disputeFactsOf(root, 'file', fileId, file.disputes),
  ];
}
