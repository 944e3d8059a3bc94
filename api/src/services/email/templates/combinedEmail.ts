import { messageText } from '@portal/contract/fields/messageText.ts';
import type { Addressee } from '../addressee.ts';
import { orderIdFact } from '../orderIdFact.ts';
import { type EmailContent, renderEmail } from '../renderEmail.ts';
import type { RenderedEmail } from '../email.ts';
import { requestPageUrl } from '../requestPageUrl.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly id: string;
  readonly requestId: string;
  readonly verificationCode: string | null;
  /** What the email about each change says, in the order in which they happened. */
  readonly parts: readonly EmailContent[];
}

/** Says several things that happened to one request. The Order ID and the link are there once. */
export async function combinedEmail(facts: Facts): Promise<RenderedEmail> {
  const { id, to, language, orderId, parts } = facts;
  const t = await translator(language);
  const orderFact = orderIdFact(t, orderId, language);
  const rendered = renderEmail({
    language,
    heading: t('We made changes to your request'),
    paragraphs: [t('This email lists what changed. Your request page shows the details.')],
    facts: [orderFact],
    sections: parts.map((part) => ({
      heading: part.heading,
      paragraphs: part.paragraphs,
      facts: part.facts.filter(([label]) => label !== orderFact[0]),
    })),
    action: { label: t('View request'), url: requestPageUrl(facts) },
  });
  return {
    id,
    to,
    subject: t('Changes to your request: order {{orderId}}', { orderId: messageText(orderId) }),
    ...rendered,
  };
}
