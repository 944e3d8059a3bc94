import { missingReasonsOf } from '@portal/contract/submissions/missingDetails.ts';
import { isLineOpen } from '@portal/contract/submissions/openLines.ts';
import type { AskedDetail } from '@portal/contract/submissions/schemas/missingInformation.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import type { StoredStatus } from '../configuration/listItems.ts';
import type { Actor } from '../requests/actor.ts';
import { withReviewMessage } from '../messages/reviewMessages.ts';
import { changeStatus } from '../requests/edits/changeStatus.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { RequestEvent } from '../requests/requestEvents.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { authorityChecklistOf, withDecision } from './authorityReview.ts';
import { checklistFor } from './checklist.ts';
import type { Review } from './review.ts';
import { isDecided, reviewOf } from './reviewOf.ts';
import { type ConfiguredChecklists, isWaitingForClient } from './reviewView.ts';
import { statusAfterApproval } from './statusAfterApproval.ts';

/** An item that a reviewer can check. */
interface Item {
  readonly itemId: string;
  readonly text: string;
  /** Whether an approval without it asks for a reason. */
  readonly isRequired: boolean;
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
  /** The checklist of this request does not have the item, or the request does not have the document. */
  | { readonly kind: 'unknown-item' }
  /**
   * An approval needs a reason: `lines` are required and not checked, or marked as a problem, and the authority may not
   * be stated.
   */
  | { readonly kind: 'reason-needed'; readonly lines: readonly string[]; readonly isAuthorityStated: boolean }
  /** It was already decided; it must return to pending first. */
  | { readonly kind: 'decided' }
  /** Somebody else reviews it; the caller must take it over first. */
  | { readonly kind: 'held'; readonly review: Review };

/**
 * Decides a step of the review. A pending review can be decided in one step: the caller becomes the reviewer. One under
 * review is decided by its reviewer only. A check keeps the version of a review that was started, so that it does not
 * refuse the steps of others. Asking again in the version now in force is a reminder. The audit event lists
 * what is missing, without the text of the note, which stands in the thread. An approval without a required line, with a
 * problem, or without an authority needs a reason. An approved update restores the status of its request, if it is among
 * the configured `statuses`.
 */
export function reviewSubmission(
  request: RequestDocument,
  step: ReviewStep,
  { by, byName }: Reviewer,
  { statuses, checklist, authority }: Configured,
  now: Date,
): ReviewDecision {
  const current = reviewOf(request);
  // The decision on a closed request cannot change.
  if (!current || !reviewOf({ ...request, review: { ...current, state: 'pending' } }))
    return { kind: 'closed' };
  const at = now.toISOString();
  const items: readonly Item[] = [
    ...checklistFor(checklist, request.fields.requestType).map((item) => ({ ...item, isRequired: false })),
    ...(authorityChecklistOf(request, authority)?.lines ?? []).map(({ lineId, text, isRequired }) => ({
      itemId: lineId,
      text,
      isRequired,
    })),
  ];
  const details = detailsOf(step, request, items);
  const reviewed = reviewAfterStep(current, step, { by, byName, details: details ?? [] }, at);
  const isReminder = step.action === 'ask' && step.seenVersion === current.version;
  if (isSame(current, reviewed) && !isReminder) return { kind: 'same' };
  if (step.seenVersion !== current.version) return { kind: 'conflict', review: current };
  if (step.action !== 'reopen' && isDecided(current)) return { kind: 'decided' };
  if (isDecision(step) && current.state === 'under_review' && current.reviewerId !== by.id) {
    return { kind: 'held', review: current };
  }
  const isKnown = (id: string) => items.some(({ itemId }) => itemId === id);
  const isCheck = step.action === 'check' || step.action === 'mark';
  if ((isCheck && !step.itemIds.every(isKnown)) || details === null) return { kind: 'unknown-item' };
  const gap = step.action === 'approve' ? approvalGap(request, current, items) : null;
  const reason = step.action === 'approve' ? step.reason : undefined;
  if (gap && !reason) return { kind: 'reason-needed', ...gap };
  const keepsVersion = isCheck && reviewed.state === current.state;
  const review = keepsVersion
    ? reviewed
    : { ...reviewed, version: current.version + 1, changedByName: byName, changedAt: at };
  const reviewDecisions = isDecided(review)
    ? withDecision(request, review, authority, gap && reason ? { reason, open: gap.lines } : undefined)
    : request.reviewDecisions;
  const [event, ...moreEvents] = eventsOf(step, { current, reviewed, items, gap, by, at });
  const status = step.action === 'approve' ? statusAfterApproval(request, statuses) : request.status;
  if (status !== request.status) {
    const move = { status, notes: '', isPrivate: false, by, byName };
    const change = changeStatus({ ...request, review, reviewDecisions }, move, now);
    return { kind: 'change', change: { ...change, event, moreEvents: [change.event] } };
  }
  const next = nextVersion(request, { review, reviewDecisions }, now);
  const isAsking = step.action === 'reject' || step.action === 'ask';
  const isVisibleToClient = isAsking || isWaitingForClient(reviewed) !== isWaitingForClient(current);
  const notifications: TaskStep[] = isAsking
    ? [
        {
          kind: 'notify-client',
          template: 'submissionRejected',
          seq: next.seq,
          missing: reviewed.missing,
          ...(reviewed.details.length > 0 && { details: kindsOf(reviewed.details) }),
        },
      ]
    : [];
  const change: Change = {
    request: isVisibleToClient ? next : { ...next, updatedAt: request.updatedAt },
    event,
    ...(moreEvents.length > 0 && { moreEvents }),
    steps: [{ kind: 'project' }, ...notifications],
  };
  if (!isAsking) return { kind: 'change', change };
  const { missing, details: asked, note: text } = reviewed;
  const question = {
    missing,
    ...(asked.length > 0 && { details: asked }),
    rejected: step.action === 'reject',
  };
  return { kind: 'change', change: withReviewMessage(change, { by, byName, text, question }) };
}

/** Whether a step decides the review or asks the client. Checks are shared, and anyone can take over or reopen. */
function isDecision({ action }: ReviewStep): boolean {
  return action === 'approve' || action === 'reject' || action === 'ask';
}

/** The open lines, and whether the authority is stated, if an approval needs a reason; null if it needs none. */
function approvalGap(
  { fields }: Pick<RequestDocument, 'fields'>,
  { checked, problems }: Review,
  items: readonly Item[],
): { lines: string[]; isAuthorityStated: boolean } | null {
  const find = <Mark extends { readonly itemId: string }>(marks: readonly Mark[], id: string) =>
    marks.find(({ itemId }) => itemId === id);
  const lines = items
    .filter(({ itemId, isRequired }) =>
      isLineOpen({ isRequired, checked: find(checked, itemId) ?? null, problem: find(problems, itemId) }),
    )
    .map(({ text }) => text);
  const isAuthorityStated = fields.authority !== undefined;
  return lines.length > 0 || !isAuthorityStated ? { lines, isAuthorityStated } : null;
}

/**
 * The details of a question, with the texts of the items that they name. Empty for other steps; null if an item or
 * document is unknown.
 */
function detailsOf(
  step: ReviewStep,
  { files }: Pick<RequestDocument, 'files'>,
  items: readonly Item[],
): AskedDetail[] | null {
  if (step.action !== 'ask' && step.action !== 'reject') return [];
  const details: AskedDetail[] = [];
  for (const { detail, lineId, fileId } of step.rejection.details ?? []) {
    const line = items.find(({ itemId }) => itemId === lineId)?.text;
    const document = fileId && files[fileId]?.originalName;
    if ((lineId !== undefined && line === undefined) || (fileId !== undefined && !document)) return null;
    details.push({ detail, ...(line !== undefined && { line }), ...(document && { document }) });
  }
  return details;
}

/** Each kind of problem once. The email and the trail do not name documents. */
function kindsOf(details: readonly AskedDetail[]): AskedDetail['detail'][] {
  return [...new Set(details.map(({ detail }) => detail))];
}

interface Author extends Reviewer {
  readonly details: readonly AskedDetail[];
}

function reviewAfterStep(current: Review, step: ReviewStep, author: Author, at: string): Review {
  const { by, byName, details } = author;
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
      const checked = [...without(current.checked, changed), ...added];
      const problems = step.checked ? without(current.problems, changed) : current.problems;
      return started({ ...current, checked, problems }, reviewer);
    }
    case 'mark': {
      const isChanged = (itemId: string) =>
        current.problems.some((each) => each.itemId === itemId) !== step.isProblem;
      const changed = new Set(step.itemIds.filter(isChanged));
      if (changed.size === 0) return current;
      const added = step.isProblem ? [...changed].map((itemId) => ({ itemId, by: byName, at })) : [];
      const problems = [...without(current.problems, changed), ...added];
      const checked = step.isProblem ? without(current.checked, changed) : current.checked;
      return started({ ...current, checked, problems }, reviewer);
    }
    case 'ask':
      return { ...current, ...reviewer, ...questionOf(step, details), state: 'under_review', askedAt: at };
    case 'approve':
      return { ...current, ...reviewer, state: 'approved', askedAt: null };
    case 'reject':
      return { ...current, ...reviewer, ...questionOf(step, details), state: 'rejected', askedAt: null };
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

/** The review after a check. The first check starts a pending review. */
function started(review: Review, reviewer: Pick<Review, 'reviewerId' | 'reviewerName'>): Review {
  return review.state === 'pending' ? { ...review, ...reviewer, state: 'under_review' } : review;
}

function without<Each extends { readonly itemId: string }>(
  items: readonly Each[],
  ids: ReadonlySet<string>,
): Each[] {
  return items.filter(({ itemId }) => !ids.has(itemId));
}

function questionOf(
  { rejection: { missing, note } }: Extract<ReviewStep, { rejection: unknown }>,
  details: readonly AskedDetail[],
) {
  return { missing: missingReasonsOf(missing, details), details: [...details], note, answeredAt: null };
}

/** The events of a step; two if the step also starts the review. */
function eventsOf(
  step: ReviewStep,
  facts: {
    readonly current: Review;
    readonly reviewed: Review;
    readonly items: readonly Item[];
    readonly gap: ReturnType<typeof approvalGap>;
    readonly by: Actor;
    readonly at: string;
  },
): [RequestEvent, ...RequestEvent[]] {
  const { current, reviewed, items, gap, by, at } = facts;
  const transition = { from: current.state, to: reviewed.state };
  const question = {
    missing: [...new Set(reviewed.missing)].join(','),
    ...(reviewed.details.length > 0 && { details: kindsOf(reviewed.details).join(',') }),
    notes: reviewed.note !== '',
  };
  const changedItems = (listOf: (review: Review) => readonly { readonly itemId: string }[]) => {
    const isIn = (review: Review, id: string) => listOf(review).some(({ itemId }) => itemId === id);
    const changed = items.filter(({ itemId }) => isIn(current, itemId) !== isIn(reviewed, itemId));
    return { items: changed.map(({ text }) => text).join('\n') };
  };
  const afterStart = (event: RequestEvent): [RequestEvent, ...RequestEvent[]] =>
    current.state === reviewed.state
      ? [event]
      : [{ kind: 'review-started', at, by, details: transition }, event];
  switch (step.action) {
    case 'start':
      return [{ kind: 'review-started', at, by, details: transition }];
    case 'check': {
      const details = changedItems(({ checked }) => checked);
      const check = { kind: step.checked ? 'review-checked' : 'review-unchecked', at, by, details } as const;
      return afterStart(check);
    }
    case 'mark': {
      const details = changedItems(({ problems }) => problems);
      const kind = step.isProblem ? 'review-problem-marked' : 'review-problem-cleared';
      return afterStart({ kind, at, by, details });
    }
    case 'ask':
      return [{ kind: 'client-asked', at, by, details: { ...transition, ...question } }];
    case 'approve': {
      const checked = items.filter(({ itemId }) => reviewed.checked.some((each) => each.itemId === itemId));
      const counts = {
        checkedItems: checked.length,
        checklistItems: items.length,
        ...(gap && { unchecked: gap.lines.length, isAuthorityStated: gap.isAuthorityStated }),
      };
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
    JSON.stringify(one.details) === JSON.stringify(other.details) &&
    one.problems.length === other.problems.length &&
    (one.askedAt === null) === (other.askedAt === null) &&
    one.checked.length === other.checked.length
  );
}
