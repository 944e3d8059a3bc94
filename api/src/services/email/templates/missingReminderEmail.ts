import type { PauseReason } from '@portal/contract/deadlines/deadlineView.ts';
import { formatCents, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { type MissingDetail, missingNames } from '@portal/contract/submissions/missingDetails.ts';
import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import { requestEmail, type VersionFacts } from '../orderEmail.ts';

interface Facts extends VersionFacts {
  readonly reason: PauseReason;
  /** What is missing; empty for the fee. */
  readonly missing: readonly MissingReason[];
  readonly details?: readonly MissingDetail[] | undefined;
}

/** Reminds the client of what is missing, and links to the place to send or pay it. The note from staff is omitted: it may name the patient. */
export function missingReminderEmail(facts: Facts) {
  const { requestId, seq, language, reason, missing } = facts;
  const hasNote = missing.includes('other') && !facts.details;
  const isPayment = reason === 'payment';
  return requestEmail(facts, (t, orderId) => ({
    id: `reminder-${requestId}-${seq}`,
    subject: isPayment
      ? t('Reminder: payment needed for order {{orderId}}', { orderId })
      : t('Reminder: something is missing from order {{orderId}}', { orderId }),
    heading: isPayment ? t('Reminder: your fee is not paid') : t('Reminder: something is missing'),
    paragraphs: isPayment
      ? [
          t('Your bank did not pay the processing fee of {{amount}}, and your request is still on hold.', {
            amount: formatCents(REQUEST_FEE_CENTS, language),
          }),
          t('Pay with a card or another bank account, and we will continue working on it.'),
        ]
      : [
          t('Your records request is still waiting for you, for these reasons:'),
          ...missingNames(missing, facts.details).map((name) => `• ${t(name)}`),
          t('Use the link below to send what is missing.'),
          ...(hasNote ? [t('The page also shows our note with the details.')] : []),
          ...(facts.details ? [t('The page shows which document, and why.')] : []),
        ],
    action: isPayment ? t('Pay again') : t('Send what is missing'),
    page: isPayment ? '/request-status?' : '/client/request?update=&',
  }));
}
