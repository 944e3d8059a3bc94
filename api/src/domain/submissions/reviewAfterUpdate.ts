import type { RequestDocument } from '../requests/requestDocument.ts';
import type { Review } from './review.ts';
import { reviewOf } from './reviewOf.ts';

/** `queue`: `answered` keeps its position, or returns to it; `update` enters the queue again; null keeps its position. */
export interface ReviewAfterUpdate {
  readonly review: Review | null;
  readonly queue: 'answered' | 'update' | null;
}

/**
 * The effect of a client update on the submission. An update that answers a rejection returns it to its former position.
 * One that answers a question keeps it with its reviewer. An update of an approved or closed request enters the queue
 * again. A pending submission, or one under review, gets a new version, so that staff cannot decide before they see the
 * update. Checks end, because they were made without it.
 */
export function reviewAfterUpdate(request: RequestDocument, now: Date): ReviewAfterUpdate {
  const at = now.toISOString();
  const current = reviewOf(request);
  const afterUpdate = { checked: [], problems: [], askedAt: null, changedByName: '' };
  const undecided = { ...afterUpdate, state: 'pending', reviewerId: null, reviewerName: '' } as const;
  if (current?.state === 'rejected') {
    const version = current.version + 1;
    return {
      review: { ...current, ...undecided, version, changedAt: at, answeredAt: at },
      queue: 'answered',
    };
  }
  if (!current || current.state === 'approved') {
    const before = current ?? request.review;
    return {
      review: {
        ...undecided,
        kind: 'update',
        entered: [...(before?.entered ?? [request.submittedAt]), at],
        version: (before?.version ?? 0) + 1,
        changedAt: at,
        authorityChangedAt: null,
        missing: [],
        details: [],
        note: '',
        answeredAt: null,
      },
      queue: 'update',
    };
  }
  const isAnswer = current.askedAt !== null;
  return {
    review: {
      ...current,
      ...afterUpdate,
      version: current.version + 1,
      changedAt: at,
      answeredAt: isAnswer ? at : current.answeredAt,
    },
    queue: isAnswer ? 'answered' : null,
  };
}
