import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { MissingDetail } from '@portal/contract/submissions/missingDetails.ts';
import { missingReasons, needsDocument } from '@portal/contract/submissions/missingReasons.ts';
import { clientAnswer } from './clientAnswer.ts';

export type Authorization =
  | { readonly kind: 'received'; readonly files: readonly StaffFileView[] }
  /** The client says that the letter is in the subpoena packet, and sent a packet. */
  | { readonly kind: 'in-packet' }
  /** The client was asked for the letter and other things, and answered with these documents. */
  | { readonly kind: 'answered'; readonly files: readonly StaffFileView[] }
  | { readonly kind: 'missing' }
  /** Internal requests need none. */
  | { readonly kind: 'not-needed' };

type Facts = Pick<
  StaffRequestView,
  'source' | 'loaFiles' | 'loaIncluded' | 'uploadedFiles' | 'updateRequests' | 'review'
>;

/** Where the letter of authorization of a request is. Infected and deleted files do not count. */
export function authorizationOf(request: Facts): Authorization {
  const { source, loaIncluded, uploadedFiles } = request;
  if (source !== 'client') return { kind: 'not-needed' };
  const isUsable = ({ scan, deletedAt }: StaffFileView) => scan !== 'infected' && !deletedAt;
  const files = authorizationFiles(request).filter(isUsable);
  if (files.length > 0) return { kind: 'received', files };
  const answer = needsDocument(request.review?.missing ?? []) ? clientAnswer(request) : null;
  const answered = answer?.files.filter(isUsable) ?? [];
  if (answered.length > 0) return { kind: 'answered', files: answered };
  const received = uploadedFiles.filter(
    ({ uploadedByAdmin, messageId }) => !uploadedByAdmin && messageId === undefined,
  );
  return { kind: loaIncluded && received.some(isUsable) ? 'in-packet' : 'missing' };
}

/**
 * The letters of authorization: those of updates first, the newest at the top, because they replace earlier ones. What
 * the client sent when only the letter was asked for is one, even if they did not say so, and so is another document of
 * an update that the pre-check recognized. What it recognized as something else comes last.
 */
export function authorizationFiles(request: Omit<Facts, 'source' | 'loaIncluded'>): StaffFileView[] {
  const { loaFiles, uploadedFiles, review } = request;
  const asked = review?.missing ?? [];
  const details = review?.details ?? [];
  const isOnlyProofAsked = details.length > 0 && details.every(({ detail }) => isProof(detail));
  const isLetterAsked =
    !isOnlyProofAsked && asked.length > 0 && asked.every((reason) => missingReasons[reason].isLoa);
  const answer = isLetterAsked ? clientAnswer(request) : null;
  const recognized = uploadedFiles.filter(({ authorizationCheck }) => authorizationCheck);
  const files = new Set([...loaFiles, ...(answer?.files ?? []), ...recognized]);
  const replacedAt = ({ updateId, uploadedAt }: StaffFileView) => (updateId === null ? '' : uploadedAt);
  return [...files].toSorted(
    (a, b) =>
      Number(isOtherDocument(a)) - Number(isOtherDocument(b)) || replacedAt(b).localeCompare(replacedAt(a)),
  );
}

/** Whether it is answered with a proof, not with another letter. */
function isProof(detail: MissingDetail): boolean {
  return detail === 'no-proof-of-service' || detail === 'no-consumer-notice';
}

/** Whether the pre-check recognized a file as something else, such as a proof of service. */
export function isOtherDocument({ authorizationCheck }: StaffFileView): boolean {
  return authorizationCheck?.document === 'other';
}
