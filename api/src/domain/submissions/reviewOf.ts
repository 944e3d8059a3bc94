import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { Review } from './review.ts';

type Facts = Pick<RequestDocument, 'review' | 'status' | 'source' | 'submittedAt'>;

/**
 * The review of a request; null if it is not in the intake queue. An open request without a stored review (never
 * reviewed, or older than the queue) is pending since its submission. A closed request is in the queue only if it was
 * decided.
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
    authorityChangedAt: null,
    checked: [],
    problems: [],
    askedAt: null,
    missing: [],
    details: [],
    note: '',
    answeredAt: null,
  };
}

export function isDecided({ state }: Pick<Review, 'state'>): boolean {
  return state === 'approved' || state === 'rejected';
}
