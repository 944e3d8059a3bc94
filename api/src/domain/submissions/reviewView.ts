import type { MissingInformation } from '@portal/contract/submissions/schemas/missingInformation.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import type { RequestRoot } from '../requests/root.ts';
import { reviewOf } from './reviewOf.ts';

/** A submission as reviewers see it; null if the request is not in the queue. */
export function reviewView(root: RequestRoot): ReviewedSubmission | null {
  const review = reviewOf(root);
  if (!review) return null;
  const { state, version, reviewerId, reviewerName, answeredAt, missing, note } = review;
  return {
    requestId: root.requestId,
    state,
    version,
    reviewer: reviewerId === null ? null : { userId: reviewerId, name: reviewerName },
    answeredAt,
    missing,
    note,
  };
}

/** What a rejection asks the client for; an empty object if it was answered or revoked, or the request is closed. */
export function missingInformationView(root: RequestRoot): { missingInformation?: MissingInformation } {
  const review = reviewOf(root);
  const isOpen = reviewOf({ ...root, review: null }) !== null;
  if (review?.state !== 'rejected' || !isOpen) return {};
  return {
    missingInformation: { missing: review.missing, note: review.note, requestedAt: review.changedAt },
  };
}
