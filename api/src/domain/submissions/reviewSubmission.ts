import type { ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/submissionReview.ts';
import type { StoredStatus } from '../configuration/listItems.ts';
import type { Actor } from '../requests/actor.ts';
import { changeStatus } from '../requests/edits/changeStatus.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { EventOf } from '../requests/requestEvents.ts';
import type { Work } from '../requests/work.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { Review } from './review.ts';
import { reviewOf } from './reviewOf.ts';
import { statusAfterApproval } from './statusAfterApproval.ts';

interface Reviewer {
  readonly by: Actor & { readonly id: string };
  readonly byName: string;
}

export type ReviewDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** It is so already. */
  | { readonly kind: 'same' }
  /** It has changed since it was seen; `review` says what was done, and by whom. */
  | { readonly kind: 'overtaken'; readonly review: Review }
  /** It is not in the queue: its request is closed. */
  | { readonly kind: 'closed' }
  /** Nobody has started the review. */
  | { readonly kind: 'not-started' }
  /** It was decided; it has to be put back to pending first. */
  | { readonly kind: 'decided' };

type ReviewEventKind = (typeof events)[ReviewStep['action']];

const events = {
  start: 'review-started',
  approve: 'submission-approved',
  reject: 'submission-rejected',
  reopen: 'review-reopened',
} as const satisfies Record<ReviewStep['action'], ActivityKind>;

/**
 * Decides a step of the review. The audit event lists what is missing, without the text of the note. An approved update
 * restores the status of its request, if it is among the configured `statuses`.
 */
export function reviewSubmission(
  root: RequestRoot,
  step: ReviewStep,
  { by, byName }: Reviewer,
  statuses: readonly Pick<StoredStatus, 'key' | 'isActive'>[],
  now: Date,
): ReviewDecision {
  const current = reviewOf(root);
  // What was decided of a closed request stands.
  if (!current || !reviewOf({ ...root, review: { ...current, state: 'pending' } })) return { kind: 'closed' };
  const wanted = after(current, step, { by, byName });
  if (isSame(current, wanted)) return { kind: 'same' };
  if (step.seenVersion !== current.version) return { kind: 'overtaken', review: current };
  if (step.action === 'start' && current.state !== 'pending' && current.state !== 'under_review') {
    return { kind: 'decided' };
  }
  if (step.action === 'approve' || step.action === 'reject') {
    if (current.state === 'pending') return { kind: 'not-started' };
    if (current.state !== 'under_review') return { kind: 'decided' };
  }
  const at = now.toISOString();
  const review = { ...wanted, version: current.version + 1, changedByName: byName, changedAt: at };
  const moved = { from: current.state, to: wanted.state };
  const rejection = { missing: wanted.missing.join(','), notes: wanted.note !== '' };
  const event: EventOf<ReviewEventKind> =
    step.action === 'reject'
      ? { kind: events.reject, at, by, details: { ...moved, ...rejection } }
      : { kind: events[step.action], at, by, details: moved };
  const status = step.action === 'approve' ? statusAfterApproval(root, statuses) : root.status;
  if (status !== root.status) {
    const move = { status, notes: '', isPrivate: false, by, byName };
    const change = changeStatus({ ...root, review }, move, now);
    return { kind: 'change', change: { ...change, event, also: change.event } };
  }
  const next = nextVersion(root, { review }, now);
  const isSeenByClient = wanted.state === 'rejected' || current.state === 'rejected';
  const notifications: Work[] =
    wanted.state === 'rejected'
      ? [{ kind: 'notify-client', template: 'submissionRejected', seq: next.seq, missing: wanted.missing }]
      : [];
  return {
    kind: 'change',
    change: {
      root: isSeenByClient ? next : { ...next, updatedAt: root.updatedAt },
      event,
      work: [{ kind: 'project' }, ...notifications],
    },
  };
}

function after(current: Review, step: ReviewStep, { by, byName }: Reviewer): Review {
  const mine = { reviewerId: by.id, reviewerName: byName };
  switch (step.action) {
    case 'start':
      return { ...current, ...mine, state: 'under_review' };
    case 'approve':
      return { ...current, ...mine, state: 'approved' };
    case 'reject': {
      const { missing, note } = step.rejection;
      return {
        ...current,
        ...mine,
        state: 'rejected',
        missing: [...new Set(missing)],
        note,
        answeredAt: null,
      };
    }
    case 'reopen':
      return { ...current, state: 'pending', reviewerId: null, reviewerName: '' };
  }
}

function isSame(one: Review, other: Review): boolean {
  return (
    one.state === other.state &&
    one.reviewerId === other.reviewerId &&
    one.note === other.note &&
    one.missing.join() === other.missing.join()
  );
}
