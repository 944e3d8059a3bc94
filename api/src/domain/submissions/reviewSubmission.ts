import type { ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/submissionReview.ts';
import type { StoredStatus } from '../configuration/listItems.ts';
import type { Actor } from '../requests/actor.ts';
import { changeStatus } from '../requests/edits/changeStatus.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { EventOf } from '../requests/requestEvents.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
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
  /** Nothing changes. */
  | { readonly kind: 'same' }
  /** It changed after the reviewer saw it; `review` has the last change and its author. */
  | { readonly kind: 'conflict'; readonly review: Review }
  /** The request is closed. */
  | { readonly kind: 'closed' }
  /** The review was not started. */
  | { readonly kind: 'not-started' }
  /** It was already decided; it must return to pending first. */
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
  // The decision on a closed request cannot change.
  if (!current || !reviewOf({ ...root, review: { ...current, state: 'pending' } })) return { kind: 'closed' };
  const reviewed = reviewAfterStep(current, step, { by, byName });
  if (isSame(current, reviewed)) return { kind: 'same' };
  if (step.seenVersion !== current.version) return { kind: 'conflict', review: current };
  if (step.action === 'start' && current.state !== 'pending' && current.state !== 'under_review') {
    return { kind: 'decided' };
  }
  if (step.action === 'approve' || step.action === 'reject') {
    if (current.state === 'pending') return { kind: 'not-started' };
    if (current.state !== 'under_review') return { kind: 'decided' };
  }
  const at = now.toISOString();
  const review = { ...reviewed, version: current.version + 1, changedByName: byName, changedAt: at };
  const transition = { from: current.state, to: reviewed.state };
  const rejection = { missing: reviewed.missing.join(','), notes: reviewed.note !== '' };
  const event: EventOf<ReviewEventKind> =
    step.action === 'reject'
      ? { kind: events.reject, at, by, details: { ...transition, ...rejection } }
      : { kind: events[step.action], at, by, details: transition };
  const status = step.action === 'approve' ? statusAfterApproval(root, statuses) : root.status;
  if (status !== root.status) {
    const move = { status, notes: '', isPrivate: false, by, byName };
    const change = changeStatus({ ...root, review }, move, now);
    return { kind: 'change', change: { ...change, event, moreEvents: [change.event] } };
  }
  const next = nextVersion(root, { review }, now);
  const isVisibleToClient = reviewed.state === 'rejected' || current.state === 'rejected';
  const notifications: TaskStep[] =
    reviewed.state === 'rejected'
      ? [{ kind: 'notify-client', template: 'submissionRejected', seq: next.seq, missing: reviewed.missing }]
      : [];
  return {
    kind: 'change',
    change: {
      root: isVisibleToClient ? next : { ...next, updatedAt: root.updatedAt },
      event,
      work: [{ kind: 'project' }, ...notifications],
    },
  };
}

function reviewAfterStep(current: Review, step: ReviewStep, { by, byName }: Reviewer): Review {
  const reviewer = { reviewerId: by.id, reviewerName: byName };
  switch (step.action) {
    case 'start':
      return { ...current, ...reviewer, state: 'under_review' };
    case 'approve':
      return { ...current, ...reviewer, state: 'approved' };
    case 'reject': {
      const { missing, note } = step.rejection;
      return {
        ...current,
        ...reviewer,
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
