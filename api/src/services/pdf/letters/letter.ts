import type { IncidentLetter } from '@portal/contract/incidents/schemas.ts';
import type { Support } from '@portal/contract/configuration/schemas/notices.ts';
import { INTERNAL_PARTY } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import type { PrintedFacts } from '../printedFacts.ts';
import { boxNoteOf, dayOf, type PrintContext } from '../sheetFacts.ts';

/** The content of a letter in the language of its request, without layout. */
export interface Letter extends PrintedFacts {
  readonly fileName: string;
  /** `contact`: address of the portal, phone, email. */
  readonly sender: { readonly name: string; readonly contact: string };
  readonly date: string;
  readonly addressee: readonly string[];
  readonly subject: string;
  /** Empty if the request names none. */
  readonly facility: string;
  /** The lines of each paragraph. */
  readonly paragraphs: readonly (readonly string[])[];
  readonly closing: string;
}

/** What a letter says, and to whom. */
interface LetterContent extends Pick<Letter, 'title' | 'addressee' | 'subject' | 'facility'> {
  /** The file name without the day. */
  readonly name: string;
  readonly text: string;
}

/** Who sends a letter. */
export interface LetterContext extends PrintContext {
  readonly support: Support;
}

/** The letter with this text to the client of a request, in the language of the request. */
export function letterOf(
  { fields, language }: Pick<RequestDocument, 'fields' | 'language'>,
  text: string,
  context: LetterContext,
  now: Date,
): Letter {
  const { t } = context;
  const { orderId, facilityName } = fields;
  const content = {
    title: t('Letter about order {{orderId}}', { orderId }),
    name: `${t('Letter')} ${orderId}`,
    addressee: addresseeOf(fields),
    subject: t('Re: order {{orderId}}', { orderId }),
    facility: facilityName ? t('Facility: {{facility}}', { facility: facilityName }) : '',
    text,
  };
  return composeLetter(content, { ...context, language }, now);
}

/** The letter about an incident, to the patient or to who received the documents. */
export function incidentLetterOf(
  { kind, addressee, text }: Pick<IncidentLetter, 'kind' | 'addressee' | 'text'>,
  orderId: string,
  context: LetterContext,
  now: Date,
): Letter {
  const { t } = context;
  const isToPatient = kind === 'patient';
  const subject = isToPatient
    ? t('Notice about your medical records')
    : t('Documents that were released to you in error');
  const content = {
    title: subject,
    name: isToPatient
      ? `${t('Notice to the patient')} ${orderId}`
      : `${t('Notice to the recipient')} ${orderId}`,
    addressee: addressee.split('\n').map((line) => line.trim()),
    subject,
    facility: '',
    text,
  };
  return composeLetter(content, context, now);
}

/** A letter with date and sender. A text that ends with the sender's name has no second one. */
function composeLetter(
  { text, name, ...content }: LetterContent,
  { support, ...context }: LetterContext,
  now: Date,
): Letter {
  const { t, language, brandName, siteUrl, timeZone } = context;
  const paragraphs = paragraphsOf(text);
  if (paragraphs.at(-1)?.join(' ').trim() === brandName) paragraphs.pop();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return {
    ...content,
    language,
    fileName: `${name} ${day}.pdf`,
    sender: {
      name: brandName,
      contact: [new URL(siteUrl).host, support.phone, support.email].join('\u00a0· '),
    },
    date: dayOf(now.toISOString(), context),
    paragraphs,
    closing: brandName,
    pageLabel: t('Page {{page}} of {{pages}}'),
    boxNote: boxNoteOf(t),
    datedAt: `${day}T00:00:00.000Z`,
  };
}

/** Attorney, firm, and copy service with the address of its office. */
function addresseeOf({
  attorneyName,
  firmName,
  copyServiceName,
  copyServiceOffice,
}: RequestDocument['fields']): string[] {
  const names = [attorneyName, firmName, copyServiceOffice?.name ?? copyServiceName];
  const lines = [...names.filter((name) => name !== INTERNAL_PARTY), copyServiceOffice?.address];
  return [...new Set(lines.filter((line) => line !== undefined && line.trim() !== ''))] as string[];
}

function paragraphsOf(text: string): string[][] {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split('\n'));
}
