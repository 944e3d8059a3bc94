import { disputeFactsOf } from '../disputes/disputeFactsOf.ts';
import { paymentsOf } from '../disputes/paymentsOf.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { AnalyticsFact } from './fact.ts';
import { madeRefundFacts, outsideRefundFacts } from './refundFactsOf.ts';

/** The facts of a file: payments, disputes, the refund after a withdrawal, and refunds outside the portal. */
export function fileFactsOf(
  request: Pick<RequestDocument, 'requestId' | 'files' | 'combinedPayments' | 'outsideRefunds'>,
  fileId: string,
): AnalyticsFact[] {
  const { requestId, files } = request;
  const file = files[fileId];
  if (!file) return [];
  const about = { kind: 'file-paid' as const, requestId, amountCents: file.chargeCents };
  return [
    ...paymentsOf(fileId, file).map((payment) => ({ ...about, ...payment })),
    ...(file.refundedAt === null
      ? []
      : madeRefundFacts(requestId, 'file', {
          itemId: fileId,
          at: file.refundedAt,
          cents: file.refundedCents ?? file.chargeCents,
          state: file.isRefundFailed ? 'failed' : 'done',
        })),
    ...outsideRefundFacts(request, 'file', fileId),
    ...disputeFactsOf(request, 'file', fileId, file.disputes),
  ];
}
