import type { RequestRoot } from '../requests/root.ts';
import type { Review } from './review.ts';
import { reviewOf } from './reviewOf.ts';

/** `answered`: it is back at its old place; `update`: it came into the queue anew; null: it waits where it waited. */
export interface Requeued {
  readonly review: Review | null;
  readonly how: 'answered' | 'update' | null;
}

/**
 * The effect of a client update on the submission. The answer to a rejection returns it to its former position. An
 * update of an approved or closed request enters the queue as new. A submission that waits or is under review gets a
 * new version, so that nobody decides without having seen the update.
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
