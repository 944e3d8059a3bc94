import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';

/** A review that has not approved the submission. `waiting`: staff asked the client, who has not answered yet. */
export type OpenReview = 'rejected' | 'waiting' | 'undecided';

/** Null: the submission is approved, or it is not reviewed. */
export function openReview(review: ReviewedSubmission | null | undefined): OpenReview | null {
  if (!review || review.state === 'approved') return null;
  if (review.state === 'rejected') return 'rejected';
  return review.askedAt ? 'waiting' : 'undecided';
}
