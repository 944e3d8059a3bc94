import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import type { Review } from '../../domain/submissions/review.ts';
import type { ReviewDecision } from '../../domain/submissions/reviewSubmission.ts';
import { PortalError } from '../../errors/portalError.ts';

type Refusal = Exclude<ReviewDecision, { kind: 'change' } | { kind: 'same' }>;

const messages: Readonly<Record<Exclude<Refusal['kind'], 'conflict'>, string>> = {
  closed: 'This request is closed, so there is nothing to review.',
  'unknown-item': 'The checklist has changed. Reload the page, then check it again.',
  decided: 'This submission was already decided. To review it again, choose Return to pending.',
};

/** Returns the error for a reviewer. If a colleague acted first, the message says who did what. */
export function reviewRefusal(refusal: Refusal): PortalError {
  return new PortalError(
    'conflict',
    refusal.kind === 'conflict' ? conflictMessage(refusal.review) : messages[refusal.kind],
  );
}

function conflictMessage({ state, askedAt, changedByName: name }: Review): LocalizableText {
  if (name === '') return localizable('The client just sent an update. Please review it first.');
  switch (state) {
    case 'pending':
      return localizable('{{name}} already returned this submission to pending.', { name });
    case 'under_review':
      if (askedAt !== null)
        return localizable('{{name}} already asked the client for what is missing.', { name });
      return localizable('{{name}} already started the review of this submission.', { name });
    case 'approved':
      return localizable('{{name}} already approved this submission.', { name });
    case 'rejected':
      return localizable('{{name}} already rejected this submission.', { name });
  }
}
