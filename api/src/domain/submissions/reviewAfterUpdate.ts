import type { RequestRoot } from '../requests/root.ts';
import type { Review } from './review.ts';
import { reviewOf } from './reviewOf.ts';

/** `answered`: it is back at its old place; `update`: it came into the queue anew; null: it waits where it waited. */
export interface Requeued {
  readonly review: Review | null;
  readonly how: 'answered' | 'update' | null;
}

/**
 * What an update by the client does to the submission. The answer to a rejection puts it back where it was; an update of
 * what was approved, or closed before, comes into the queue anew. Of one that waits or is being reviewed the version is
 * raised, so that nobody decides without having seen the update.
 */
export function reviewAfterUpdate(root: RequestRoot, now: Date): Requeued {
  const at = now.toISOString();
  const current = reviewOf(root);
  const undecided = { state: 'pending', reviewerId: null, reviewerName: '', changedByName: '' } as const;
  if (current?.state === 'rejected') {
    const version = current.version + 1;
    return {
      review: { ...current, ...undecided, version, changedAt: at, answeredAt: at },
      how: 'answered',
    };
  }
  if (!current || current.state === 'approved') {
    const before = current ?? root.review;
    return {
      review: {
        ...undecided,
        kind: 'update',
        entered: [...(before?.entered ?? [root.submittedAt]), at],
        version: (before?.version ?? 0) + 1,
        changedAt: at,
        missing: [],
        note: '',
        answeredAt: null,
      },
      how: 'update',
    };
  }
  return {
    review: { ...current, version: current.version + 1, changedByName: '', changedAt: at },
    how: null,
  };
}
