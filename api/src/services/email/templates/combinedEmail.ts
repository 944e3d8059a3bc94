import type { Addressee } from '../addressee.ts';
import { orderIdFact } from '../orderIdFact.ts';
import { renderEmail } from '../renderEmail.ts';
import type { RenderedEmail } from '../email.ts';
import { requestPageUrl } from '../requestPageUrl.ts';
import { translator } from '../translator.ts';

interface Facts extends Addressee {
  readonly id: string;
  readonly requestId: string;
  readonly verificationCode: string | null;
  /** The emails about each change, the most important one first: the whole email has its title. */
  readonly parts: readonly [Part, ...Part[]];
}

type Part = Pick<RenderedEmail, 'subject' | 'content'>;

/** Says several things that happened to one request. The Order ID and the link are there once. */
export async function combinedEmail(facts: Facts): Promise<RenderedEmail> {
  const { id, to, language, orderId, parts } = facts;
  const t = await translator(language);
  const orderFact = orderIdFact(t, orderId, language);
  const withoutOrder = ({ content }: Part) => content.facts.filter(([label]) => label !== orderFact[0]);
  const [first, ...others] = parts;
  const rendered = renderEmail({
    language,
    heading: first.content.heading,
    paragraphs: first.content.paragraphs,
    facts: [orderFact, ...withoutOrder(first)],
    sections: others.map((part) => ({
      heading: part.content.heading,
      paragraphs: part.content.paragraphs,
      facts: withoutOrder(part),
    })),
    action: { label: t('View request'), url: requestPageUrl(facts) },
  });
  return { id, to, subject: first.subject, ...rendered };
}
