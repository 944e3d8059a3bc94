import type { Addressee } from '../addressee.ts';
import { letter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { pageOfRequest } from '../pageOfRequest.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that released them: each release is told once. */
  readonly seq: number;
  readonly verificationCode: string | null;
}

/** Says that there are new documents, and where. Their names stay on the page: they may name the patient. */
export async function filesAdded(facts: Facts): Promise<Mail> {
  const { requestId, seq, to, language, orderId } = facts;
  const t = await translator(language);
  const { text, html } = letter({
    language,
    heading: t('New documents for your request'),
    paragraphs: [
      t(
        'We added documents to your records request. The page of your request shows what you can open now, what you need to pay, and when you can download each document.',
      ),
    ],
    facts: [[t('Order ID'), orderId]],
    action: { label: t('View Documents'), url: pageOfRequest(facts) },
  });
  return {
    id: `files-${requestId}-${seq}`,
    to,
    subject: t('New documents: order {{orderId}}', { orderId }),
    text,
    html,
  };
}
