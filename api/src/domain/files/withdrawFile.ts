import { fundsWithdrawn } from '../disputes/fundsWithdrawn.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestFile, RequestRoot } from '../requests/root.ts';

export type WithdrawDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** It was withdrawn before. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refuse'; readonly reason: 'no-such-file' | 'deleted' };

interface Withdrawal {
  readonly by: Actor;
  /** Whether its payment is refunded with it; otherwise that is left to an admin. */
  readonly refund: boolean;
}

/**
 * Takes a released document back from the client. Terms, payments and downloads stay on record; its content is deleted
 * like that of a file whose retention has ended.
 */
export function withdrawFile(
  root: RequestRoot,
  fileId: string,
  { by, refund }: Withdrawal,
  now: Date,
): WithdrawDecision {
  const file = root.files[fileId];
  if (!file?.uploadedByAdmin) return { kind: 'refuse', reason: 'no-such-file' };
  if (file.withdrawnAt !== null) return { kind: 'nothing' };
  if (file.deletedAt !== null) return { kind: 'refuse', reason: 'deleted' };
  const at = now.toISOString();
  const withdrawn: RequestFile = { ...file, withdrawnAt: at, deletedAt: at };
  const next = nextVersion(root, { files: { ...root.files, [fileId]: withdrawn } }, now);
  return {
    kind: 'change',
    change: {
      root: next,
      event: {
        kind: 'file-withdrawn',
        at,
        by,
        details: { fileId, paidCents: paidCents(file), refund: refund && paidCents(file) > 0 },
      },
      work: [
        { kind: 'project' },
        { kind: 'erase', fileId },
        { kind: 'end-file-payment', fileId, refund },
        // Nobody was told of a file that had not passed its virus scan.
        ...(file.scan === 'clean'
          ? [{ kind: 'notify-client', template: 'fileWithdrawn', seq: next.seq, fileId } as const]
          : []),
      ],
    },
  };
}

function paidCents({ paidAt, chargeCents }: RequestFile): number {
  return paidAt === null ? 0 : chargeCents;
}

/**
 * What is refunded for a withdrawn file: what it was paid with, or a bank payment that may yet arrive; null for nothing.
 * Nothing is promised of money that a bank has taken back or may keep.
 */
export function refundPromised(file: RequestFile): 'due' | 'on-arrival' | null {
  const { withdrawnAt, paidAt, intentId, paymentState, disputes } = file;
  if (withdrawnAt === null || intentId === null) return null;
  if (paidAt !== null) return fundsWithdrawn(disputes, intentId) === null ? 'due' : null;
  return paymentState === 'clearing' ? 'on-arrival' : null;
}

/** Whether the money that a withdrawn file was paid with has still to be refunded. What a bank took back is not. */
export function isRefundDue(file: RequestFile): boolean {
  const { withdrawnAt, paidAt, intentId, refundedIntents, disputes } = file;
  if (withdrawnAt === null || paidAt === null || intentId === null) return false;
  return !refundedIntents.includes(intentId) && fundsWithdrawn(disputes, intentId) !== 'lost';
}
