import { closedStatuses } from '@portal/contract/configuration/catalogues/statuses.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { Review } from './review.ts';

type Facts = Pick<RequestRoot, 'review' | 'status' | 'source' | 'submittedAt'>;

/**
 * How a request stands in the intake queue; null for one that is not in it. A request that nobody has reviewed yet has
 * nothing written of it, as those have that are older than the queue: while it is open, it waits since its submission.
 * A closed one waits for nobody; what was decided of it stands.
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
