import { messageText } from '@portal/contract/fields/messageText.ts';
import type { Addressee } from '../../addressee.ts';
import type { RenderedEmail } from '../../email.ts';
import { orderIdFact } from '../../orderIdFact.ts';
import { renderEmail } from '../../renderEmail.ts';
import { requestPageUrl } from '../../requestPageUrl.ts';
import { translator } from '../../translator.ts';

interface Facts extends Addressee {
  readonly requestId: string;
  /** The version of the request that added the message. Each version sends one email. */
  readonly seq: number;
  readonly verificationCode: string | null;
  /** Whether there is only one message that the client has not read. */
  readonly isOne: boolean;
}

/** Says that staff sent messages. Their text is omitted: it may name the patient. */
export async function messageReceivedEmail(facts: Facts): Promise<RenderedEmail> {
  const { requestId, seq, to, language, orderId, isOne } = facts;
  const t = await translator(language);
  const rendered = renderEmail({
    language,
    heading: isOne ? t('New message about your request') : t('New messages about your request'),
    paragraphs: [t('You can read the messages and answer on your request page.')],
    facts: [orderIdFact(t, orderId, language)],
    action: { label: t('Read and answer'), url: requestPageUrl(facts, '/request-status?tab=messages&') },
  });
  const subject = isOne
    ? t('New message: order {{orderId}}', { orderId: messageText(orderId) })
    : t('New messages: order {{orderId}}', { orderId: messageText(orderId) });
  return { id: `message-${requestId}-${seq}`, to, subject, ...rendered };
}
