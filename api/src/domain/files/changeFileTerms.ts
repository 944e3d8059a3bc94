import type { Actor } from '../requests/actor.ts';
import { withTerms, termsOf } from './addFiles.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestFile, RequestDocument } from '../requests/requestDocument.ts';
import { type FileTerms, isSameTerms } from './fileTerms.ts';

/** Why the terms of a file cannot be changed. */
export type TermsRefusal =
  | 'no-such-file'
  | 'notice'
  | 'deleted'
  | 'withdrawn'
  | 'paid'
  | 'clearing'
  | 'downloaded'
  | 'conflict';

export type ChangeTermsDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** It already has these terms. */
  | { readonly kind: 'same' }
  /** Another PaymentIntent was opened; it must be canceled first. */
  | { readonly kind: 'another-payment-open' }
  | { readonly kind: 'refuse'; readonly reason: TermsRefusal };

interface RequestedTerms {
  readonly terms: FileTerms;
  /** The terms that the user saw; null if unknown. */
  readonly seen: FileTerms | null;
  /** The canceled PaymentIntent; null if there was none. */
  readonly closedIntentId: string | null;
  /** Whether a client or the holder downloaded it. */
  readonly isDownloaded: boolean;
  readonly by: Actor;
}

/** Changes the terms of a released file that was not paid or downloaded. The release date stays. */
export function changeFileTerms(
  request: RequestDocument,
  fileId: string,
  { terms, seen, closedIntentId, isDownloaded, by }: RequestedTerms,
  now: Date,
): ChangeTermsDecision {
  const file = request.files[fileId];
  if (!file?.uploadedByAdmin) return { kind: 'refuse', reason: 'no-such-file' };
  if (file.noticeVersion !== undefined) return { kind: 'refuse', reason: 'notice' };
  const reason = refusalOf(file, isDownloaded);
  if (reason) return { kind: 'refuse', reason };
  const before = termsOf(file);
  if (isSameTerms(before, terms)) return { kind: 'same' };
  if (seen && !isSameTerms(before, seen)) return { kind: 'refuse', reason: 'conflict' };
  if (file.intentId !== closedIntentId) return { kind: 'another-payment-open' };
  const at = now.toISOString();
  const names = [
    ...(before.chargeCents === terms.chargeCents ? [] : ['charge' as const]),
    ...(before.embargoDays === terms.embargoDays ? [] : ['embargo' as const]),
    ...(before.comment === terms.comment ? [] : ['comment' as const]),
  ];
  const changed = { ...withTerms(file, terms), paymentState: 'unpaid' as const, termsChangedAt: at };
  const next = nextVersion(request, { files: { ...request.files, [fileId]: changed } }, now);
  return {
    kind: 'change',
    change: {
      request: next,
      event: {
        kind: 'file-terms-changed',
        at,
        by,
        details: {
          fileId,
          fromCents: before.chargeCents,
          toCents: terms.chargeCents,
          fromDays: before.embargoDays ?? 0,
          toDays: terms.embargoDays ?? 0,
          comment: before.comment !== terms.comment,
        },
      },
      steps: [
        { kind: 'project' },
        ...(file.scan === 'clean'
          ? [
              {
                kind: 'notify-client',
                template: 'fileTermsChanged',
                seq: next.seq,
                fileId,
                changed: names,
              } as const,
            ]
          : []),
      ],
    },
  };
}

/** Why the terms cannot change. A file that was ever paid keeps its charge, because receipts, refunds and disputes refer to it. */
function refusalOf(file: RequestFile, isDownloaded: boolean): TermsRefusal | null {
  if (file.withdrawnAt !== null) return 'withdrawn';
  if (file.deletedAt !== null) return 'deleted';
  const wasPaid = file.paidAt !== null || file.disputes.length > 0 || file.refundedIntents.length > 0;
  if (wasPaid) return 'paid';
  if (file.paymentState === 'clearing') return 'clearing';
  return isDownloaded ? 'downloaded' : null;
}
