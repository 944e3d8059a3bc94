import { messageText } from '@portal/contract/fields/messageText.ts';
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
  /** The version of the request that was rejected. Each version sends one email. */
  readonly seq: number;
  readonly verificationCode: string | null;
  readonly missing: readonly MissingReason[];
  readonly details?: readonly MissingDetail[] | undefined;
  /** Whether the submission was rejected. Otherwise staff asked during the review. */
  readonly isRejected: boolean;
  /** Whether it is a part of a combined email, whose link opens the request page instead of the form. */
  readonly isPart?: boolean;
}

/** Says whether the submission was rejected, lists what is missing and links to the form to send it. The note from staff is omitted: it may name the patient. */
export async function submissionRejectedEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, seq, to, language, orderId, missing, isRejected } = facts;
  const t = await translator(language);
  const hasNote = missing.includes('other') && !facts.details;
  const rendered = renderEmail({
    language,
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
    facts: [orderIdFact(t, orderId, language)],
    action: { label: t('Send what is missing'), url: requestPageUrl(facts, '/client/request?update=&') },
  });
  return {
    id: `missing-${requestId}-${seq}`,
    to,
    subject: isRejected
      ? t('Request rejected: order {{orderId}}', { orderId: messageText(orderId) })
      : t('Something is missing: order {{orderId}}', { orderId: messageText(orderId) }),
    ...rendered,
  };
}
