import { type MissingDetail, missingNames } from '@portal/contract/submissions/missingDetails.ts';
import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import { requestEmail, type VersionFacts } from '../orderEmail.ts';

interface Facts extends VersionFacts {
  readonly missing: readonly MissingReason[];
  readonly details?: readonly MissingDetail[] | undefined;
  /** Whether the submission was rejected. Otherwise staff asked during the review. */
  readonly isRejected: boolean;
  /** Whether it is a part of a combined email, whose link opens the request page instead of the form. */
  readonly isPart?: boolean;
}

/** Says whether the submission was rejected, lists what is missing and links to the form to send it. The note from staff is omitted: it may name the patient. */
export function submissionRejectedEmail(facts: Facts) {
  const { requestId, seq, missing, isRejected } = facts;
  const hasNote = missing.includes('other') && !facts.details;
  return requestEmail(facts, (t, orderId) => ({
    id: `missing-${requestId}-${seq}`,
    subject: isRejected
      ? t('Request rejected: order {{orderId}}', { orderId })
      : t('Something is missing: order {{orderId}}', { orderId }),
    heading: isRejected ? t('Your request was rejected') : t('Something is missing from your request'),
    paragraphs: [
      isRejected
        ? t('We reviewed your records request and rejected it, for these reasons:')
        : t(
            'We are reviewing your records request and need something from you. Your request is not rejected: the review continues when you answer.',
          ),
      ...missingNames(missing, facts.details).map((name) => `• ${t(name)}`),
      ...(isRejected
        ? [t('We aren’t working on it. When you send what we need, we’ll review it again.')]
        : []),
      facts.verificationCode === null || facts.isPart
        ? t('Use the link below to open your request page and send us what we need.')
        : t('Use the link below to open the form and send us what we need.'),
      ...(hasNote ? [t('The page also shows our note with the details.')] : []),
      ...(facts.details ? [t('The page shows which document, and why.')] : []),
    ],
    action: t('Send what is missing'),
    page: '/client/request?update=&',
  }));
}
