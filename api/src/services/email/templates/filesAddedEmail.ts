import { messageText } from '@portal/contract/fields/messageText.ts';
import type { Addressee } from '../addressee.ts';
import { orderIdFact } from '../orderIdFact.ts';
import { renderEmail } from '../renderEmail.ts';
import type { RenderedEmail } from '../email.ts';
import { requestPageUrl } from '../requestPageUrl.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that released them. Each version sends one email. */
  readonly seq: number;
  readonly verificationCode: string | null;
}

/** Says that there are new documents. File names are omitted: they may contain the patient's name. */
export async function filesAddedEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, seq, to, language, orderId } = facts;
  const t = await translator(language);
  const rendered = renderEmail({
    language,
    heading: t('New documents for your request'),
    paragraphs: [
      t(
        'We added documents to your records request. Your request page shows which documents you can open now, which you need to pay for, and when you can download them.',
      ),
    ],
    facts: [orderIdFact(t, orderId, language)],
    action: { label: t('View documents'), url: requestPageUrl(facts) },
  });
  return {
    id: `files-${requestId}-${seq}`,
    to,
    subject: t('New documents: order {{orderId}}', { orderId: messageText(orderId) }),
    ...rendered,
  };
}
