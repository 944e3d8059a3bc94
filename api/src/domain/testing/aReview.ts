import type { Review } from '../submissions/review.ts';
import { SUBMITTED_AT } from './aRequest.ts';

/** The pending review of `aRequest`, with the given fields changed. */
export function aReview(changed: Partial<Review> = {}): Review {
  const at = SUBMITTED_AT.toISOString();
  return {
    state: 'pending',
    kind: 'new',
    entered: [at],
    version: 0,
    reviewerId: null,
    reviewerName: '',
    changedByName: '',
    changedAt: at,
    authorityChangedAt: null,
    checked: [],
    problems: [],
    askedAt: null,
    missing: [],
    details: [],
    note: '',
    answeredAt: null,
    ...changed,
  };
}
