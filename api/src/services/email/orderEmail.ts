import { isPlainIdentifier, messageText } from '@portal/contract/fields/messageText.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import type { RenderedEmail } from './email.ts';
import { type EmailContent, renderEmail } from './renderEmail.ts';
import { requestPageUrl } from './requestPageUrl.ts';
import { type Translate, translator } from './translator.ts';

/** The recipient and the language of an email about an order. */
export interface Addressee {
  readonly to: string;
  readonly language: Language;
  readonly orderId: string;
}

/** What every email about a request is written from. */
export interface RequestFacts extends Addressee {
  readonly requestId: string;
  /** Null when the email must not contain it. */
  readonly verificationCode: string | null;
}

export interface VersionFacts extends RequestFacts {
  /** The version of the request that recorded what the email is about. Each version sends one email. */
  readonly seq: number;
}

interface OrderEmail extends Omit<EmailContent, 'language' | 'facts'> {
  readonly id: string;
  readonly subject: string;
  /** Those after the order ID. */
  readonly facts?: EmailContent['facts'];
}

/** `write` gets the order ID as a subject may contain it. */
type Write<Written> = (t: Translate, orderId: string) => Written;

/** An email about an order. The order ID is its first fact. */
export async function orderEmail(
  { to, language, orderId }: Addressee,
  write: Write<OrderEmail>,
): Promise<RenderedEmail> {
  const t = await translator(language);
  const { id, subject, facts = [], ...content } = write(t, messageText(orderId));
  const rendered = renderEmail({
    ...content,
    language,
    facts: [orderIdFact(t, orderId, language), ...facts],
  });
  return { id, to, subject, ...rendered };
}

interface RequestEmail extends Omit<OrderEmail, 'action'> {
  /** The label of the link to the page of the request. */
  readonly action: string;
  readonly page?: Parameters<typeof requestPageUrl>[1];
}

/** An email about an order that links to the page of its request. */
export function requestEmail(facts: RequestFacts, write: Write<RequestEmail>): Promise<RenderedEmail> {
  return orderEmail(facts, (t, orderId) => {
    const { action, page, ...email } = write(t, orderId);
    return { ...email, action: { label: action, url: requestPageUrl(facts, page) } };
  });
}

const quotes: Record<Language, readonly [opening: string, closing: string]> = {
  en: ['“', '”'],
  es: ['“', '”'],
  fr: ['«\u00a0', '\u00a0»'],
};

/**
 * The order ID in the body of an email. A stranger may have chosen it: unless it is one short word, it is quoted as what
 * the client wrote, so that nobody takes it for words of the portal.
 */
export function orderIdFact(
  t: Translate,
  orderId: string,
  language: Language,
): readonly [label: string, value: string] {
  if (isPlainIdentifier(orderId)) return [t('Order ID'), orderId];
  const [opening, closing] = quotes[language];
  return [t('Order ID, as the client wrote it'), `${opening}${orderId}${closing}`];
}
