import { SYSTEM } from '../../requests/actor.ts';
import { type Change, nextVersion } from '../../requests/change.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { outsideCents } from './outsideRefund.ts';

/** Records the refund of a file's payment, because the file was already paid or is withdrawn; null if it is known. */
export function recordFileRefund(
  request: RequestDocument,
  fileId: string,
  intentId: string,
  now: Date,
): Change | null {
  const file = request.files[fileId];
  if (!file || file.refundedIntents.includes(intentId)) return null;
  const at = now.toISOString();
  const isWithdrawn = file.withdrawnAt !== null;
  const isPaymentOfFile = file.paidAt !== null && file.intentId === intentId;
  const outside = outsideCents(request, intentId, { kind: 'file', itemId: fileId });
  const refunded = {
    ...file,
    refundedIntents: [...file.refundedIntents, intentId],
    ...(isPaymentOfFile && {
      refundedAt: at,
      ...(outside > 0 && { refundedCents: file.chargeCents - outside }),
    }),
    // The payment arrived after the withdrawal.
    ...(isWithdrawn && file.paidAt === null && { paymentState: 'unpaid' as const }),
  };
  const next = nextVersion(request, { files: { ...request.files, [fileId]: refunded } }, now);
  return {
    request: { ...next, updatedAt: request.updatedAt },
    event: {
      kind: 'file-refunded',
      at,
      by: SYSTEM,
      details: { fileId, intentId, cents: file.chargeCents, reason: isWithdrawn ? 'withdrawn' : 'twice' },
    },
    steps: [
      { kind: 'project' },
      ...(isPaymentOfFile ? [{ kind: 'count-file-payment', fileId } as const] : []),
      { kind: 'notify-client', template: 'fileRefunded', seq: next.seq, fileId, intentId },
    ],
  };
}
