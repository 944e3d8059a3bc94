import type { MissingInformation } from '@portal/contract/submissions/schemas/missingInformation.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import type { RequestRoot } from '../requests/root.ts';
import { checklistFor } from './checklist.ts';
import type { Review } from './review.ts';
import { reviewOf } from './reviewOf.ts';

/** A submission as reviewers see it, with its items of the checklist; null if the request is not in the queue. */
export function reviewView(root: RequestRoot, items: readonly ChecklistItem[]): ReviewedSubmission | null {
  const review = reviewOf(root);
  if (!review) return null;
  const { state, version, reviewerId, reviewerName, answeredAt, askedAt, missing, note, checked } = review;
  return {
    requestId: root.requestId,
    state,
    version,
    reviewer: reviewerId === null ? null : { userId: reviewerId, name: reviewerName },
    answeredAt,
    askedAt,
    missing,
    note,
    checklist: checklistFor(items, root.fields.requestType).map(({ itemId, kind, text }) => {
      const check = checked.find((each) => each.itemId === itemId);
      return { itemId, kind, text, checked: check ? { by: check.by, at: check.at } : null };
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
