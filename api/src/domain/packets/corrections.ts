import { REPLACED } from '@portal/contract/files/schemas/withdrawal.ts';
import { type StoredCorrection, withdrawingReasons } from '@portal/contract/packets/corrections.ts';
import type { Actor } from '../requests/actor.ts';
import type { Change } from '../requests/change.ts';
import type { RequestDocument, RequestFile } from '../requests/requestDocument.ts';
import type { FileTerms } from '../files/fileTerms.ts';
import { withdrawFile } from '../files/withdrawFile.ts';

type Files = RequestDocument['files'];

/**
 * Why a packet cannot replace a document. `no-such-packet`: it is no released packet; `corrected`: it was replaced;
 * `clearing`: a bank is processing its payment.
 */
export type CorrectionProblem = 'no-such-packet' | 'corrected' | 'clearing';

/** What prevents a packet from replacing a document; null if nothing does. */
export function correctionProblem(files: Files, fileId: string): CorrectionProblem | null {
  const earlier = files[fileId];
  if (!earlier?.packet) return 'no-such-packet';
  if (earlier.correctedBy !== undefined) return 'corrected';
  return earlier.paidAt === null && earlier.paymentState === 'clearing' ? 'clearing' : null;
}

/** Whether the correction of a document costs nothing, because that was paid for. */
export function isPaidFor({ paidAt, refundedAt }: RequestFile): boolean {
  return paidAt !== null && refundedAt === null;
}

/** Whether a correction would be charged although the document that it replaces was paid for. */
export function isChargedAgain(
  files: Files,
  { fileId }: StoredCorrection,
  { chargeCents }: FileTerms,
): boolean {
  const earlier = files[fileId];
  return earlier !== undefined && isPaidFor(earlier) && chargeCents > 0;
}

/**
 * A released document as a correction. If the earlier version was paid for, it costs nothing, counts as paid, has no embargo,
 * a window and a download of its own, and is for the same accounts.
 */
export function asCorrection(file: RequestFile, corrects: StoredCorrection, files: Files): RequestFile {
  const earlier = files[corrects.fileId]!;
  if (!isPaidFor(earlier)) return { ...file, corrects };
  const { payerId, morePayerIds, admittedIds } = earlier;
  return {
    ...file,
    corrects,
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

/** The files, with those that are replaced by these corrections marked. */
export function withCorrected(files: Files, corrections: readonly RequestFile[]): Files {
  const marked = corrections.flatMap(({ fileId, corrects }) =>
    corrects ? [[corrects.fileId, correctedFile(files[corrects.fileId]!, fileId)] as const] : [],
  );
  return { ...files, ...Object.fromEntries(marked) };
}

function correctedFile(earlier: RequestFile, correctedBy: string): RequestFile {
  return { ...earlier, correctedBy, ...(isPaidFor(earlier) && { isPaymentMoved: true as const }) };
}

/**
 * Withdraws the earlier version of a correction, if its content must not stay, or if nobody has paid its charge. Null: it
 * stays beside the new one.
 */
export function withdrawCorrected(
  request: RequestDocument,
  { fileId, reason, byName }: StoredCorrection,
  by: Actor,
  now: Date,
): Change | null {
  const earlier = request.files[fileId]!;
  const isUnpaid = earlier.requiresPayment && earlier.paidAt === null;
  if (!isUnpaid && !withdrawingReasons.has(reason)) return null;
  const withdrawal = { by, byName, refund: false, reason: REPLACED, note: '' } as const;
  const decision = withdrawFile(request, fileId, withdrawal, now);
  return decision.kind === 'change' ? decision.change : null;
}

/** Whether a document costs nothing because an earlier version was paid for. */
export function countsAsPaid({ corrects, requiresPayment, chargeCents }: RequestFile): boolean {
  return corrects !== undefined && requiresPayment && chargeCents === 0;
}

/** A file, with the payment that it depends on: a correction that counts as paid depends on that of the first version. */
export function withPayment(file: RequestFile, files: Files): RequestFile {
  if (!countsAsPaid(file)) return file;
  const { intentId, disputes, paidAt } = firstVersion(file, files);
  return { ...file, intentId, disputes, paidAt: paidAt === null ? null : file.paidAt };
}

function firstVersion(file: RequestFile, files: Files): RequestFile {
  const earlier = file.corrects && files[file.corrects.fileId];
  return earlier ? firstVersion(earlier, files) : file;
}
