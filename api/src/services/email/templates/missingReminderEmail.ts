import { messageText } from '@portal/contract/fields/messageText.ts';
import type { PauseReason } from '@portal/contract/deadlines/deadlineView.ts';
import { formatCents, REQUEST_FEE_CENTS } from '@portal/contract/fields/money.ts';
import { type MissingDetail, missingNames } from '@portal/contract/submissions/missingDetails.ts';
import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import type { Addressee } from '../addressee.ts';
import { orderIdFact } from '../orderIdFact.ts';
import { renderEmail } from '../renderEmail.ts';
import type { RenderedEmail } from '../email.ts';
import { requestPageUrl } from '../requestPageUrl.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that recorded the reminder. */
  readonly seq: number;
  readonly verificationCode: string | null;
  readonly reason: PauseReason;
  /** What is missing; empty for the fee. */
  readonly missing: readonly MissingReason[];
  readonly details?: readonly MissingDetail[] | undefined;
}

/** Reminds the client of what is missing, and links to the place to send or pay it. The note from staff is omitted: it may name the patient. */
export async function missingReminderEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, seq, to, language, orderId, reason, missing } = facts;
  const t = await translator(language);
  const hasNote = missing.includes('other') && !facts.details;
  const isPayment = reason === 'payment';
  const rendered = renderEmail({
    language,
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
    facts: [orderIdFact(t, orderId, language)],
    action: isPayment
      ? { label: t('Pay again'), url: requestPageUrl(facts) }
      : { label: t('Send what is missing'), url: requestPageUrl(facts, '/client/request?update=&') },
  });
  return {
    id: `reminder-${requestId}-${seq}`,
    to,
    subject: isPayment
      ? t('Reminder: payment needed for order {{orderId}}', { orderId: messageText(orderId) })
      : t('Reminder: something is missing from order {{orderId}}', { orderId: messageText(orderId) }),
    ...rendered,
  };
}
