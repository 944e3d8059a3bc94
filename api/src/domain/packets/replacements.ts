import { REPLACED } from '@portal/contract/files/schemas/withdrawal.ts';
import { type StoredReplacement, withdrawingReasons } from '@portal/contract/packets/replacements.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, combineChanges } from '../requests/change.ts';
import type { RequestDocument, RequestFile } from '../requests/requestDocument.ts';
import type { FileTerms } from '../files/fileTerms.ts';
import { withdrawFile } from '../files/withdrawFile.ts';

type Files = RequestDocument['files'];

/**
 * Why a packet cannot replace a document. `no-such-packet`: it is no released packet; `replaced`: it was replaced;
 * `clearing`: a bank is processing its payment.
 */
export type ReplacementProblem = 'no-such-packet' | 'replaced' | 'clearing';

/** What prevents a packet from replacing a document; null if nothing does. */
export function replacementProblem(files: Files, fileId: string): ReplacementProblem | null {
  const earlier = files[fileId];
  if (!earlier?.packet) return 'no-such-packet';
  if (earlier.replacedBy !== undefined) return 'replaced';
  return earlier.paidAt === null && earlier.paymentState === 'clearing' ? 'clearing' : null;
}

/** Whether the new version of a document costs nothing, because that was paid for. */
export function isPaidFor({ paidAt, refundedAt }: RequestFile): boolean {
  return paidAt !== null && refundedAt === null;
}

/** Whether a new version would be charged although the document that it replaces was paid for. */
export function isChargedAgain(
  files: Files,
  { fileId }: StoredReplacement,
  { chargeCents }: FileTerms,
): boolean {
  const earlier = files[fileId];
  return earlier !== undefined && isPaidFor(earlier) && chargeCents > 0;
}

/**
 * A released document as a new version. If the earlier version was paid for, it costs nothing, counts as paid, has no embargo,
 * a window and a download of its own, and is for the same accounts.
 */
export function asReplacement(file: RequestFile, replaces: StoredReplacement, files: Files): RequestFile {
  const earlier = files[replaces.fileId]!;
  if (!isPaidFor(earlier)) return { ...file, replaces };
  const { payerId, morePayerIds, admittedIds } = earlier;
  return {
    ...file,
    replaces,
    requiresPayment: true,
    chargeCents: 0,
    paidAt: file.uploadedAt,
    paymentState: 'paid',
    embargoEnabled: false,
    embargoDays: 0,
    ...(payerId !== undefined && { payerId }),
    ...(morePayerIds && { morePayerIds }),
    ...(admittedIds && { admittedIds }),
  };
}

/** The files, with those that are replaced by these replacements marked. */
export function withReplaced(files: Files, replacements: readonly RequestFile[]): Files {
  const marked = replacements.flatMap(({ fileId, replaces }) =>
    replaces ? [[replaces.fileId, replacedFile(files[replaces.fileId]!, fileId)] as const] : [],
  );
  return { ...files, ...Object.fromEntries(marked) };
}

function replacedFile(earlier: RequestFile, replacedBy: string): RequestFile {
  return { ...earlier, replacedBy, ...(isPaidFor(earlier) && { isPaymentMoved: true as const }) };
}

/**
 * Withdraws what a new version replaces: all earlier versions if their content must not stay, or the one before if nobody has
 * paid its charge. Null: they stay beside the new one.
 */
export function withdrawReplaced(
  request: RequestDocument,
  { fileId, reason, byName }: StoredReplacement,
  by: Actor,
  now: Date,
): Change | null {
  const earlier = request.files[fileId]!;
  const isUnpaid = earlier.requiresPayment && earlier.paidAt === null;
  const withdrawn = withdrawingReasons.has(reason)
    ? versionsUntil(earlier, request.files)
    : isUnpaid
      ? [earlier]
      : [];
  const withdrawal = { by, byName, refund: false, reason: REPLACED, note: '' } as const;
  return combineChanges(
    request,
    withdrawn.map((version) => (current) => {
      const decision = withdrawFile(current, version.fileId, withdrawal, now);
      return decision.kind === 'change' ? decision.change : null;
    }),
  );
}

/** A document and the versions before it, the newest first. */
function versionsUntil(file: RequestFile, files: Files): RequestFile[] {
  const earlier = file.replaces && files[file.replaces.fileId];
  return [file, ...(earlier ? versionsUntil(earlier, files) : [])];
}

/** Whether a document costs nothing because an earlier version was paid for. */
export function countsAsPaid({ replaces, requiresPayment, chargeCents }: RequestFile): boolean {
  return replaces !== undefined && requiresPayment && chargeCents === 0;
}

/**
 * A file, with the payment that it depends on: a new version that counts as paid depends on that of the last version with a
 * charge of its own.
 */
export function withPayment(file: RequestFile, files: Files): RequestFile {
  const paid = paidVersion(file, files);
  if (paid === file) return file;
  const { intentId, disputes } = paid;
  return { ...file, intentId, disputes, paidAt: isPaidFor(paid) ? file.paidAt : null };
}

function paidVersion(file: RequestFile, files: Files): RequestFile {
  const earlier = countsAsPaid(file) && file.replaces && files[file.replaces.fileId];
  return earlier ? paidVersion(earlier, files) : file;
}
