import { REPLACED } from '@portal/contract/files/schemas/withdrawal.ts';
import { type StoredReplacement, withdrawingReasons } from '@portal/contract/packets/replacements.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, combineChanges } from '../requests/change.ts';
import type { RequestDocument, RequestFile } from '../requests/requestDocument.ts';
import type { FileTerms } from '../files/fileTerms.ts';
import { isRefundDue, withdrawFile } from '../files/withdrawFile.ts';

type Files = RequestDocument['files'];

/**
 * Why a packet cannot replace a document. `no-such-packet`: it is not a released packet; `replaced`: it was replaced;
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

function isPaidFor({ paidAt, refundedAt }: RequestFile): boolean {
  return paidAt !== null && refundedAt === null;
}

/** How a new version of a document relates to the payment of the earlier one. */
type PaymentOfVersions =
  /** The earlier version was not paid for, or its payment was refunded. The new version has its own charge. */
  | 'none'
  /** The payment pays for the new version too. */
  | 'taken-over'
  /**
   * The document is withdrawn, and the client was told of a refund, which stays due. That payment does not pay for the new
   * version, which cannot have a charge until the refund is made, so that the client never pays twice.
   */
  | 'refund-due';

function paymentOfVersions(files: Files, fileId: string): PaymentOfVersions {
  const earlier = files[fileId];
  const paid = earlier && paidVersion(earlier, files);
  if (!paid || !isPaidFor(paid)) return 'none';
  return isRefundDue(paid) ? 'refund-due' : 'taken-over';
}

/**
 * Why a new version cannot have its charge. `paid`: the document that it replaces was paid for. `refund-due`: that payment
 * must be refunded first. Null if it can have its charge, or has none.
 */
export function chargeProblem(
  files: Files,
  { fileId }: StoredReplacement,
  { chargeCents }: FileTerms,
): 'paid' | 'refund-due' | null {
  const payment = paymentOfVersions(files, fileId);
  if (chargeCents === 0 || payment === 'none') return null;
  return payment === 'taken-over' ? 'paid' : 'refund-due';
}

/**
 * A released document as a new version. If the earlier version was paid for, the new one costs nothing, counts as paid, has
 * no embargo, has its own window and download, and belongs to the same accounts. This does not apply if that payment is to
 * be refunded.
 */
export function asReplacement(file: RequestFile, replaces: StoredReplacement, files: Files): RequestFile {
  const earlier = files[replaces.fileId]!;
  if (paymentOfVersions(files, replaces.fileId) !== 'taken-over') return { ...file, replaces };
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

/** The files, with the replaced ones marked. */
export function withReplaced(files: Files, replacements: readonly RequestFile[]): Files {
  const marked = { ...files };
  for (const { fileId: replacedBy, replaces } of replacements) {
    if (!replaces) continue;
    const { fileId } = replaces;
    const isTakenOver = paymentOfVersions(files, fileId) === 'taken-over';
    const isPaymentMoved = isTakenOver && ({ isPaymentMoved: true } as const);
    const paid = paidVersion(files[fileId]!, files);
    marked[paid.fileId] = { ...marked[paid.fileId]!, ...isPaymentMoved };
    marked[fileId] = { ...marked[fileId]!, replacedBy, ...isPaymentMoved };
  }
  return marked;
}

/**
 * Withdraws what a new version replaces: all earlier versions if their content must not stay, or the previous one if nobody
 * has paid its charge. Null if they stay beside the new one.
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

/** A document and the versions before it, newest first. */
function versionsUntil(file: RequestFile, files: Files): RequestFile[] {
  const earlier = file.replaces && files[file.replaces.fileId];
  return [file, ...(earlier ? versionsUntil(earlier, files) : [])];
}

/** Whether a document costs nothing because an earlier version was paid for. */
export function countsAsPaid({ replaces, requiresPayment, chargeCents }: RequestFile): boolean {
  return replaces !== undefined && requiresPayment && chargeCents === 0;
}

/**
 * A file with the payment that it depends on: a new version that counts as paid depends on the payment of the last version
 * with a charge of its own.
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
