import { messageText } from '@portal/contract/fields/messageText.ts';
import type { Addressee } from '../addressee.ts';
import { orderIdFact } from '../orderIdFact.ts';
import { renderEmail } from '../renderEmail.ts';
import type { RenderedEmail } from '../email.ts';
import { requestPageUrl } from '../requestPageUrl.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  readonly updateId: string;
  readonly verificationCode: string | null;
}

/** Confirms an update of a request. Its text is omitted: it may name the patient. */
export async function updateReceivedEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, updateId, to, language, orderId } = facts;
  const t = await translator(language);
  const rendered = renderEmail({
    language,
    heading: t('We received your update'),
    paragraphs: [
      t('Thank you. Our staff will review the update to your records request.'),
      t('If no one on your team sent it, please contact us.'),
    ],
    facts: [orderIdFact(t, orderId, language)],
    action: { label: t('View Request Status'), url: requestPageUrl(facts) },
  });
  return {
    id: `update-${requestId}-${updateId}`,
    to,
    subject: t('Update received: order {{orderId}}', { orderId: messageText(orderId) }),
    ...rendered,
  };
}
