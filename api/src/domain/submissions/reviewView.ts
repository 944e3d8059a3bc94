import type { MissingInformation } from '@portal/contract/submissions/schemas/missingInformation.ts';
import type { AuthorityChecklist } from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import type {
  ReviewedItem,
  ReviewedSubmission,
} from '@portal/contract/submissions/schemas/submissionReview.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { authorityChecklistOf, decisionOfReview } from './authorityReview.ts';
import { checklistFor } from './checklist.ts';
import type { Review } from './review.ts';
import { reviewOf } from './reviewOf.ts';

/** The configured checklists of a review. */
export interface ConfiguredChecklists {
  readonly checklist: readonly ChecklistItem[];
  readonly authority: readonly AuthorityChecklist[];
}

/** A submission as reviewers see it, with its checklist; null if the request is not in the queue. */
export function reviewView(
  request: RequestDocument,
  configured: ConfiguredChecklists,
): ReviewedSubmission | null {
  const review = reviewOf(request);
  if (!review) return null;
  const { state, version, reviewerId, reviewerName, answeredAt, askedAt, missing, details, note } = review;
  const checkOf = (id: string) => {
    const check = review.checked.find(({ itemId }) => itemId === id);
    const problem = review.problems.find(({ itemId }) => itemId === id);
    return {
      checked: check ? { by: check.by, at: check.at } : null,
      ...(problem && { problem: { by: problem.by, at: problem.at } }),
    };
  };
  const items = checklistFor(configured.checklist, request.fields.requestType).map(
    ({ itemId, kind, text }) => ({
      itemId,
      kind,
      text,
      ...checkOf(itemId),
    }),
  );
  const { lines, ...authorityChecklist } = authorityView(request, review, configured, checkOf);
  return {
    requestId: request.requestId,
    state,
    version,
    reviewer: reviewerId === null ? null : { userId: reviewerId, name: reviewerName },
    answeredAt,
    askedAt,
    missing,
    ...(details.length > 0 && { details }),
    note,
    checklist: [...items, ...lines],
    ...authorityChecklist,
  };
}

/** The lines of the authority's checklist: as of the decision, or as configured now. */
function authorityView(
  request: RequestDocument,
  review: Review,
  { authority }: ConfiguredChecklists,
  checkOf: (id: string) => Pick<ReviewedItem, 'checked' | 'problem'>,
): Pick<ReviewedSubmission, 'authorityChecklist'> & { lines: ReviewedItem[] } {
  const decided = decisionOfReview(request, review);
  const checklist = decided ? decided.checklist : authorityChecklistOf(request, authority);
  if (!checklist) return { lines: [] };
  const { version, isReviewedByCounsel, lines } = checklist;
  return {
    authorityChecklist: { version, isReviewedByCounsel },
    lines: lines.map((line): ReviewedItem => {
      const { lineId: itemId, text, source, check, isRequired } = line;
      const checked =
        'checked' in line
          ? { checked: line.checked, ...(line.problem && { problem: line.problem }) }
          : checkOf(itemId);
      return {
        itemId,
        kind: null,
        text,
        source,
        ...(check && { check }),
        ...(isRequired && { isRequired }),
        ...checked,
      };
    }),
  };
}

/** What the client must send; an empty object if it was sent or revoked, or the request is closed. */
export function missingInformationView(request: RequestDocument): {
  missingInformation?: MissingInformation;
} {
  const review = reviewOf(request);
  const isOpen = reviewOf({ ...request, review: null }) !== null;
  if (!review || !isOpen || !isWaitingForClient(review)) return {};
  const { missing, details, note, askedAt, changedAt, state } = review;
  return {
    missingInformation: {
      missing,
      ...(details.length > 0 && { details }),
      note,
      requestedAt: askedAt ?? changedAt,
      isRejected: state === 'rejected',
    },
  };
}

/** Whether staff rejected the submission, or asked the client for something, and the client has not answered. */
export function isWaitingForClient({
  state,
  askedAt,
}: Pick<Review, 'askedAt'> & { readonly state: Review['state'] | 'none' }): boolean {
  return state === 'rejected' || askedAt !== null;
}
