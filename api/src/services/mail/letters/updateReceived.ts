import type { Addressee } from '../addressee.ts';
import { letter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { pageOfRequest } from '../pageOfRequest.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  readonly updateId: string;
  readonly verificationCode: string | null;
}

/** Confirms an update of a request. What it says stays on the page: it may name the patient. */
export async function updateReceived(facts: Facts): Promise<Mail> {
  const { requestId, updateId, to, language, orderId } = facts;
  const t = await translator(language);
  const { text, html } = letter({
    language,
    heading: t('We received your update'),
    paragraphs: [
      t('Thank you. Our staff will review the update to your records request.'),
      t('If no one on your team sent it, please contact us.'),
    ],
    facts: [[t('Order ID'), orderId]],
    action: { label: t('View Request Status'), url: pageOfRequest(facts) },
  });
  return {
    id: `update-${requestId}-${updateId}`,
    to,
    subject: t('Update received: order {{orderId}}', { orderId }),
    text,
    html,
  };
}
