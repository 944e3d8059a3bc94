import { SYSTEM } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestRoot } from '../requests/root.ts';

/** Takes that a payment of a file is refunded, because another had paid it before or it is withdrawn; null when that was known. */
export function recordFileRefund(
  root: RequestRoot,
  fileId: string,
  intentId: string,
  now: Date,
): Change | null {
  const file = root.files[fileId];
  if (!file || file.refundedIntents.includes(intentId)) return null;
  const at = now.toISOString();
  const isWithdrawn = file.withdrawnAt !== null;
  const isOfPaid = file.paidAt !== null && file.intentId === intentId;
  const refunded = {
    ...file,
    refundedIntents: [...file.refundedIntents, intentId],
    ...(isOfPaid && { refundedAt: at }),
    // It came after the withdrawal, and pays nothing.
    ...(isWithdrawn && file.paidAt === null && { paymentState: 'unpaid' as const }),
  };
  const next = nextVersion(root, { files: { ...root.files, [fileId]: refunded } }, now);
  return {
    root: { ...next, updatedAt: root.updatedAt },
    event: {
      kind: 'file-refunded',
      at,
      by: SYSTEM,
      details: { fileId, intentId, cents: file.chargeCents, why: isWithdrawn ? 'withdrawn' : 'twice' },
    },
    work: [
      { kind: 'project' },
      ...(isOfPaid ? [{ kind: 'count-file-payment', fileId } as const] : []),
      { kind: 'notify-client', template: 'fileRefunded', seq: next.seq, fileId, intentId },
    ],
  };
}
