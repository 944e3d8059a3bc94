import type { MissingInformation } from '@portal/contract/submissions/schemas/missingInformation.ts';
import type { AuthorityChecklist } from '@portal/contract/submissions/schemas/authorityChecklist.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import type {
  ReviewedItem,
  ReviewedSubmission,
} from '@portal/contract/submissions/schemas/submissionReview.ts';
import type { RequestRoot } from '../requests/root.ts';
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
export function reviewView(root: RequestRoot, configured: ConfiguredChecklists): ReviewedSubmission | null {
  const review = reviewOf(root);
  if (!review) return null;
  const { state, version, reviewerId, reviewerName, answeredAt, askedAt, missing, note, checked } = review;
  const checkOf = (id: string) => {
    const check = checked.find(({ itemId }) => itemId === id);
    return check ? { by: check.by, at: check.at } : null;
  };
  const items = checklistFor(configured.checklist, root.fields.requestType).map(({ itemId, kind, text }) => ({
    itemId,
    kind,
    text,
    checked: checkOf(itemId),
  }));
  const { lines, ...authorityChecklist } = authorityView(root, review, configured, checkOf);
  return {
    requestId: root.requestId,
    state,
    version,
    reviewer: reviewerId === null ? null : { userId: reviewerId, name: reviewerName },
    answeredAt,
    askedAt,
    missing,
    note,
    checklist: [...items, ...lines],
    ...authorityChecklist,
  };
}

/** The lines of the authority's checklist: as of the decision, or as configured now. */
function authorityView(
  root: RequestRoot,
  review: Review,
  { authority }: ConfiguredChecklists,
  checkOf: (id: string) => ReviewedItem['checked'],
): Pick<ReviewedSubmission, 'authorityChecklist'> & { lines: ReviewedItem[] } {
  const decided = decisionOfReview(root, review);
  const checklist = decided ? decided.checklist : authorityChecklistOf(root, authority);
  if (!checklist) return { lines: [] };
  const { version, isReviewedByCounsel, lines } = checklist;
  return {
    authorityChecklist: { version, isReviewedByCounsel },
    lines: lines.map((line): ReviewedItem => {
      const { lineId: itemId, text, source, check } = line;
      const checked = 'checked' in line ? line.checked : checkOf(itemId);
      return { itemId, kind: null, text, source, ...(check && { check }), checked };
    }),
  };
}

/** What the client must send; an empty object if it was sent or revoked, or the request is closed. */
export function missingInformationView(root: RequestRoot): { missingInformation?: MissingInformation } {
  const review = reviewOf(root);
  const isOpen = reviewOf({ ...root, review: null }) !== null;
  if (!review || !isOpen || !isWaitingForClient(review)) return {};
  const { missing, note, askedAt, changedAt, state } = review;
  return {
    missingInformation: {
      missing,
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
