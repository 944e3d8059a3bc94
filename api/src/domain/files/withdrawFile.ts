import type { withdrawalLabels } from '@portal/contract/files/schemas/withdrawal.ts';
import { fundsWithdrawn } from '../disputes/fundsWithdrawn.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';

export type WithdrawDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** It is already withdrawn. */
  | { readonly kind: 'same' }
  | { readonly kind: 'refuse'; readonly reason: 'no-such-file' | 'deleted' | 'notice' };

export interface Withdrawal {
  readonly by: Actor;
  readonly byName: string;
  /** Absent if it was not given. */
  readonly reason?: keyof typeof withdrawalLabels | undefined;
  /** Can name a patient, so it is stored only in the request. */
  readonly note: string;
  /** Whether its payment is refunded now; otherwise an admin decides. */
  readonly refund: boolean;
}

/**
 * Withdraws a released document. Its terms, payments and downloads stay on record. Its content is deleted, as after the
 * end of retention.
 */
export function withdrawFile(
  request: RequestDocument,
  fileId: string,
  { by, byName, refund, reason, note }: Withdrawal,
  now: Date,
): WithdrawDecision {
  const file = request.files[fileId];
  if (!file?.uploadedByAdmin) return { kind: 'refuse', reason: 'no-such-file' };
  if (file.withdrawnAt !== null) return { kind: 'same' };
  if (file.deletedAt !== null) return { kind: 'refuse', reason: 'deleted' };
  if (isNoticeOfOthers(request, file)) return { kind: 'refuse', reason: 'notice' };
  const at = now.toISOString();
  const withdrawn: RequestFile = {
    ...file,
    withdrawnAt: at,
    deletedAt: at,
    ...(reason && { withdrawal: { reason, note, byName, at } }),
  };
  const freed = freedVersions(request.files, file);
  const files = {
    ...request.files,
    ...Object.fromEntries(freed.map((version) => [version.fileId, version])),
    [fileId]: withdrawn,
  };
  const next = nextVersion(request, { files }, now);
  return {
    kind: 'change',
    change: {
      request: next,
      event: {
        kind: 'file-withdrawn',
        at,
        by,
        details: {
          fileId,
          paidCents: paidCents(file),
          refund: refund && paidCents(file) > 0,
          ...(reason && { reason, notes: note !== '' }),
        },
      },
      steps: [
        { kind: 'project' },
        { kind: 'erase', fileId },
        { kind: 'end-file-payment', fileId, refund },
        // What it cost was paid with one of them.
        ...freed.map((version) => ({ kind: 'end-file-payment', fileId: version.fileId, refund }) as const),
        // The client was not notified of a file before its virus scan.
        ...(file.scan === 'clean'
          ? [{ kind: 'notify-client', template: 'fileWithdrawn', seq: next.seq, fileId } as const]
          : []),
      ],
    },
  };
}

/** The notice of 42 CFR 2.32 stays while another released document is there. */
function isNoticeOfOthers({ files }: RequestDocument, { noticeVersion }: RequestFile): boolean {
  if (noticeVersion === undefined) return false;
  return Object.values(files).some(
    (other) => other.uploadedByAdmin && other.deletedAt === null && other.noticeVersion === undefined,
  );
}

/**
 * The versions that are current again after a document was withdrawn: the one before, and as long as these are withdrawn too,
 * those before them. None if the document itself was replaced.
 */
function freedVersions(
  files: RequestDocument['files'],
  { replaces, replacedBy }: RequestFile,
): RequestFile[] {
  const earlier = replacedBy === undefined && replaces ? files[replaces.fileId] : undefined;
  if (!earlier) return [];
  const { replacedBy: _, isPaymentMoved: __, ...current } = earlier;
  return [current, ...(earlier.withdrawnAt === null ? [] : freedVersions(files, current))];
}

function paidCents({ paidAt, chargeCents }: RequestFile): number {
  return paidAt === null ? 0 : chargeCents;
}

/**
 * The refund that the client is told about after a withdrawal: `due` for a paid file, `on-arrival` for a clearing bank
 * payment, null for none. Disputed payments have none, because the bank decides about them.
 */
export function expectedRefund(file: RequestFile): 'due' | 'on-arrival' | null {
  const { withdrawnAt, paidAt, intentId, paymentState, disputes, isPaymentMoved } = file;
  if (withdrawnAt === null || intentId === null || isPaymentMoved) return null;
  if (paidAt !== null) return fundsWithdrawn(disputes, intentId) === null ? 'due' : null;
  return paymentState === 'clearing' ? 'on-arrival' : null;
}

/**
 * Whether the payment of a withdrawn file still has to be refunded. A payment lost to a dispute does not, nor one that pays
 * for the version that replaces the file.
 */
export function isRefundDue(file: RequestFile): boolean {
  const { withdrawnAt, paidAt, intentId, refundedIntents, disputes, isPaymentMoved } = file;
  if (withdrawnAt === null || paidAt === null || intentId === null || isPaymentMoved) return false;
  return !refundedIntents.includes(intentId) && fundsWithdrawn(disputes, intentId) !== 'lost';
}
