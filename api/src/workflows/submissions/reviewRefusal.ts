import { inEnglish, type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import type { ReviewStep } from '@portal/contract/submissions/schemas/reviewStep.ts';
import type { ReviewDecision } from '../../domain/submissions/reviewSubmission.ts';
import { PortalError } from '../../errors/portalError.ts';

type Refusal = Exclude<ReviewDecision, { kind: 'change' } | { kind: 'same' }>;

interface Attempt {
  readonly action: ReviewStep['action'];
  /** User ID. */
  readonly callerId: string;
}

const messages: Readonly<Record<Exclude<Refusal['kind'], 'conflict' | 'held' | 'reason-needed'>, string>> = {
  closed: 'This request is closed, so there is nothing to review.',
  'unknown-item': 'The checklist has changed. Reload the page, then check it again.',
  decided: 'This submission was already decided. To review it again, choose Return to pending.',
};

/** What a person could not do because a colleague has the review. */
const heldMessages: Readonly<Record<ReviewStep['action'], string>> = {
  start: '{{name}} already started the review of this submission.',
  check: '{{name}} is reviewing this submission now. Check again.',
  mark: '{{name}} is reviewing this submission now. Check again.',
  ask: '{{name}} is reviewing this submission, so the client was not asked. Take over the review first.',
  approve: '{{name}} is reviewing this submission, so it was not approved. Take over the review first.',
  reject: '{{name}} is reviewing this submission, so it was not rejected. Take over the review first.',
  reopen: '{{name}} is reviewing this submission now, so it was not returned to pending.',
};

/**
 * Returns the error for a reviewer. If a colleague acted first, the message says who did what. If a colleague has the
 * review, the message says who, and what was not done.
 */
export function reviewRefusal(refusal: Refusal, attempt: Attempt): PortalError {
  if (refusal.kind !== 'reason-needed') return new PortalError('conflict', refusalMessage(refusal, attempt));
  const message = reasonMessage(refusal);
  return new PortalError('invalid_input', message, { fields: { reason: inEnglish(message) } });
}

function reasonMessage({ lines, isAuthorityStated }: Extract<Refusal, { kind: 'reason-needed' }>) {
  const unchecked = lines.join('; ');
  if (lines.length === 0)
    return localizable('The authority for release is not stated. Enter why you approve without it.');
  return isAuthorityStated
    ? localizable('These lines of the checklist are open: {{lines}}. Enter why you approve without them.', {
        lines: unchecked,
      })
    : localizable(
        'The authority for release is not stated, and these lines of the checklist are open: {{lines}}. Enter why you approve without them.',
        { lines: unchecked },
      );
}

function refusalMessage(
  refusal: Exclude<Refusal, { kind: 'reason-needed' }>,
  { action, callerId }: Attempt,
): LocalizableText | string {
  if (refusal.kind === 'held')
    return localizable(heldMessages[action], { name: refusal.review.reviewerName });
  if (refusal.kind !== 'conflict') return messages[refusal.kind];
  const {
    state,
    askedAt,
    changedAt,
    authorityChangedAt,
    changedByName: name,
    reviewerId,
    reviewerName,
  } = refusal.review;
  if (name === '') return localizable('The client just sent an update. Please review it first.');
  if (authorityChangedAt === changedAt)
    return localizable('{{name}} just changed the authority for release. Please check it first.', { name });
  switch (state) {
    case 'pending':
      return localizable('{{name}} already returned this submission to pending.', { name });
    case 'under_review':
      // A colleague can take over a review after its reviewer asked.
      if (askedAt === changedAt)
        return localizable('{{name}} already asked the client for what is missing.', { name });
      return reviewerId === callerId
        ? localizable(heldMessages.start, { name })
        : localizable(heldMessages[action], { name: reviewerName });
    case 'approved':
      return localizable('{{name}} already approved this submission.', { name });
    case 'rejected':
      return localizable('{{name}} already rejected this submission.', { name });
  }
}
