import type { RequestRoot } from '../requests/root.ts';
import type { Review } from './review.ts';
import { reviewOf } from './reviewOf.ts';

/** `queue`: `answered` returns to its old position; `update` enters the queue again; null keeps its position. */
export interface ReviewAfterUpdate {
  readonly review: Review | null;
  readonly queue: 'answered' | 'update' | null;
}

/**
 * The effect of a client update on the submission. An update that answers a rejection returns it to its former position. An
 * update of an approved or closed request enters the queue again. A pending submission, or one under review, gets a new
 * version, so that staff cannot decide before they see the update.
 */
export function reviewAfterUpdate(root: RequestRoot, now: Date): ReviewAfterUpdate {
  const at = now.toISOString();
  const current = reviewOf(root);
  const undecided = { state: 'pending', reviewerId: null, reviewerName: '', changedByName: '' } as const;
  if (current?.state === 'rejected') {
    const version = current.version + 1;
    return {
      review: { ...current, ...undecided, version, changedAt: at, answeredAt: at },
      queue: 'answered',
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
      queue: 'update',
    };
  }
  return {
    review: { ...current, version: current.version + 1, changedByName: '', changedAt: at },
    queue: null,
  };
}
