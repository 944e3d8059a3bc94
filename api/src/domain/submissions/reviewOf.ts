import { closedStatuses } from '@portal/contract/configuration/catalogues/statuses.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { Review } from './review.ts';

type Facts = Pick<RequestRoot, 'review' | 'status' | 'source' | 'submittedAt'>;

/**
 * The review state of a request; null if it is not in the intake queue. Requests without a stored review (never
 * reviewed, or older than the queue) count as waiting since their submission while they are open. A closed request does
 * not wait; an earlier decision still counts.
 */
export function reviewOf({ review, status, source, submittedAt }: Facts): Review | null {
  const isClosed = closedStatuses.includes(status);
  if (review) return isClosed && !isDecided(review) ? null : review;
  if (isClosed) return null;
  return {
    state: 'pending',
    kind: source === 'internal' ? 'internal' : 'new',
    entered: [submittedAt],
    version: 0,
    reviewerId: null,
    reviewerName: '',
    changedByName: '',
    changedAt: submittedAt,
    missing: [],
    note: '',
    answeredAt: null,
  };
}

export function isDecided({ state }: Pick<Review, 'state'>): boolean {
  return state === 'approved' || state === 'rejected';
}
