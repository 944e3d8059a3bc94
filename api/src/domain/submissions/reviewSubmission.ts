import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import type { StoredStatus } from '../configuration/listItems.ts';
import type { Actor } from '../requests/actor.ts';
import { withReviewMessage } from '../messages/reviewMessages.ts';
import { changeStatus } from '../requests/edits/changeStatus.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestEvent } from '../requests/requestEvents.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import type { RequestRoot } from '../requests/root.ts';
import { authorityChecklistOf, withDecision } from './authorityReview.ts';
import { checklistFor } from './checklist.ts';
import type { Review } from './review.ts';
import { isDecided, reviewOf } from './reviewOf.ts';
import { type ConfiguredChecklists, isWaitingForClient } from './reviewView.ts';
import { statusAfterApproval } from './statusAfterApproval.ts';

/** What can be checked. */
interface Item {
  readonly itemId: string;
  readonly text: string;
}

interface Reviewer {
  readonly by: Actor & { readonly id: string };
  readonly byName: string;
}

/** Configured lists that a step depends on. */
interface Configured extends ConfiguredChecklists {
  readonly statuses: readonly Pick<StoredStatus, 'key' | 'isActive'>[];
}

export type ReviewDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** Nothing changes. */
  | { readonly kind: 'same' }
  /** It changed after the reviewer saw it; `review` has the last change and its author. */
  | { readonly kind: 'conflict'; readonly review: Review }
  /** The request is closed. */
  | { readonly kind: 'closed' }
  /** The checklist for this request does not have the item. */
  | { readonly kind: 'unknown-item' }
  /** It was already decided; it must return to pending first. */
  | { readonly kind: 'decided' }
  /** Somebody else reviews it; the caller must take it over first. */
  | { readonly kind: 'held'; readonly review: Review };

/**
 * Decides a step of the review. A pending review can be decided in one step: the caller becomes the reviewer. One under
 * review is decided by its reviewer only. A check keeps the version of a review that was started, so that it does not
 * refuse the steps of others. Asking again in the version now in force is a reminder. The audit event lists
 * what is missing, without the text of the note, which stands in the thread. An approved update restores the status of its request, if it is among
 * the configured `statuses`.
 */
export function reviewSubmission(
  root: RequestRoot,
  step: ReviewStep,
  { by, byName }: Reviewer,
  { statuses, checklist, authority }: Configured,
  now: Date,
): ReviewDecision {
  const current = reviewOf(root);
  // The decision on a closed request cannot change.
  if (!current || !reviewOf({ ...root, review: { ...current, state: 'pending' } })) return { kind: 'closed' };
  const at = now.toISOString();
  const reviewed = reviewAfterStep(current, step, { by, byName }, at);
  const isReminder = step.action === 'ask' && step.seenVersion === current.version;
  if (isSame(current, reviewed) && !isReminder) return { kind: 'same' };
  if (step.seenVersion !== current.version) return { kind: 'conflict', review: current };
  if (step.action !== 'reopen' && isDecided(current)) return { kind: 'decided' };
  if (isDecision(step) && current.state === 'under_review' && current.reviewerId !== by.id) {
    return { kind: 'held', review: current };
  }
  const items: readonly Item[] = [
    ...checklistFor(checklist, root.fields.requestType),
    ...(authorityChecklistOf(root, authority)?.lines ?? []).map(({ lineId, text }) => ({
      itemId: lineId,
      text,
    })),
  ];
  if (step.action === 'check' && !step.itemIds.every((id) => items.some(({ itemId }) => itemId === id))) {
    return { kind: 'unknown-item' };
  }
  const keepsVersion = step.action === 'check' && reviewed.state === current.state;
  const review = keepsVersion
    ? reviewed
    : { ...reviewed, version: current.version + 1, changedByName: byName, changedAt: at };
  const reviewDecisions = isDecided(review) ? withDecision(root, review, authority) : root.reviewDecisions;
  const [event, ...moreEvents] = eventsOf(step, { current, reviewed, items, by, at });
  const status = step.action === 'approve' ? statusAfterApproval(root, statuses) : root.status;
  if (status !== root.status) {
    const move = { status, notes: '', isPrivate: false, by, byName };
    const change = changeStatus({ ...root, review, reviewDecisions }, move, now);
    return { kind: 'change', change: { ...change, event, moreEvents: [change.event] } };
  }
  const next = nextVersion(root, { review, reviewDecisions }, now);
  const isAsking = step.action === 'reject' || step.action === 'ask';
  const isVisibleToClient = isAsking || isWaitingForClient(reviewed) !== isWaitingForClient(current);
  const notifications: TaskStep[] = isAsking
    ? [{ kind: 'notify-client', template: 'submissionRejected', seq: next.seq, missing: reviewed.missing }]
    : [];
  const change: Change = {
    root: isVisibleToClient ? next : { ...next, updatedAt: root.updatedAt },
    event,
    ...(moreEvents.length > 0 && { moreEvents }),
    work: [{ kind: 'project' }, ...notifications],
  };
  if (!isAsking) return { kind: 'change', change };
  const { missing, note: text } = reviewed;
  const question = { missing, rejected: step.action === 'reject' };
  return { kind: 'change', change: withReviewMessage(change, { by, byName, text, question }) };
}

/** Whether a step decides the review or asks the client. Checks are shared, and anyone can take over or reopen. */
function isDecision({ action }: ReviewStep): boolean {
  return action === 'approve' || action === 'reject' || action === 'ask';
}

function reviewAfterStep(current: Review, step: ReviewStep, { by, byName }: Reviewer, at: string): Review {
  const reviewer = { reviewerId: by.id, reviewerName: byName };
  switch (step.action) {
    case 'start':
      return { ...current, ...reviewer, state: 'under_review' };
    case 'check': {
      const isChanged = (itemId: string) =>
        current.checked.some((each) => each.itemId === itemId) !== step.checked;
      const changed = new Set(step.itemIds.filter(isChanged));
      if (changed.size === 0) return current;
      const added = step.checked ? [...changed].map((itemId) => ({ itemId, by: byName, at })) : [];
      const checked = [...current.checked.filter(({ itemId }) => !changed.has(itemId)), ...added];
      return current.state === 'pending'
        ? { ...current, ...reviewer, state: 'under_review', checked }
        : { ...current, checked };
    }
    case 'ask':
      return { ...current, ...reviewer, ...questionOf(step), state: 'under_review', askedAt: at };
    case 'approve':
      return { ...current, ...reviewer, state: 'approved', askedAt: null };
    case 'reject':
      return { ...current, ...reviewer, ...questionOf(step), state: 'rejected', askedAt: null };
    case 'reopen':
      return {
        ...current,
        state: 'pending',
        reviewerId: null,
        reviewerName: '',
        askedAt: null,
      };
  }
}

function questionOf({ rejection: { missing, note } }: Extract<ReviewStep, { rejection: unknown }>) {
  return { missing: [...new Set(missing)], note, answeredAt: null };
}

/** A step that starts the review on the way has two events. */
function eventsOf(
  step: ReviewStep,
  facts: {
    readonly current: Review;
    readonly reviewed: Review;
    readonly items: readonly Item[];
    readonly by: Actor;
    readonly at: string;
  },
): [RequestEvent, ...RequestEvent[]] {
  const { current, reviewed, items, by, at } = facts;
  const transition = { from: current.state, to: reviewed.state };
  const question = { missing: reviewed.missing.join(','), notes: reviewed.note !== '' };
  switch (step.action) {
    case 'start':
      return [{ kind: 'review-started', at, by, details: transition }];
    case 'check': {
      const isChecked = ({ checked }: Review, id: string) => checked.some(({ itemId }) => itemId === id);
      const changed = items.filter(
        ({ itemId }) => isChecked(current, itemId) !== isChecked(reviewed, itemId),
      );
      const check = {
        kind: step.checked ? 'review-checked' : 'review-unchecked',
        at,
        by,
        details: { items: changed.map(({ text }) => text).join('\n') },
      } as const;
      return current.state === reviewed.state
        ? [check]
        : [{ kind: 'review-started', at, by, details: transition }, check];
    }
    case 'ask':
      return [{ kind: 'client-asked', at, by, details: { ...transition, ...question } }];
    case 'approve': {
      const checked = items.filter(({ itemId }) => reviewed.checked.some((each) => each.itemId === itemId));
      const counts = { checkedItems: checked.length, checklistItems: items.length };
      return [{ kind: 'submission-approved', at, by, details: { ...transition, ...counts } }];
    }
    case 'reject':
      return [{ kind: 'submission-rejected', at, by, details: { ...transition, ...question } }];
    case 'reopen':
      return [{ kind: 'review-reopened', at, by, details: transition }];
  }
}

function isSame(one: Review, other: Review): boolean {
  return (
    one.state === other.state &&
    one.reviewerId === other.reviewerId &&
    one.note === other.note &&
    one.missing.join() === other.missing.join() &&
    (one.askedAt === null) === (other.askedAt === null) &&
    one.checked.length === other.checked.length
  );
}
