import { SYSTEM } from './actor.ts';
import { type Change, nextVersion } from './change.ts';
import type { RequestRoot } from './root.ts';

/** Takes that a payment of a file which another had paid before goes back; null when that was known. */
export function recordFileRefund(
  root: RequestRoot,
  fileId: string,
  intentId: string,
  now: Date,
): Change | null {
  const file = root.files[fileId];
  if (!file || file.refundedIntents.includes(intentId)) return null;
  const refundedIntents = [...file.refundedIntents, intentId];
  const next = nextVersion(root, { files: { ...root.files, [fileId]: { ...file, refundedIntents } } }, now);
  return {
    root: { ...next, updatedAt: root.updatedAt },
    event: {
      kind: 'file-refunded',
      at: now.toISOString(),
      by: SYSTEM,
      details: { fileId, intentId, cents: file.chargeCents, why: 'twice' },
    },
    work: [{ kind: 'project' }, { kind: 'mail', template: 'fileRefunded', seq: next.seq, fileId, intentId }],
  };
}
