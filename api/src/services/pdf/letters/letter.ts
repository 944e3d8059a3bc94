import type { Support } from '@portal/contract/configuration/schemas/notices.ts';
import { INTERNAL_PARTY } from '@portal/contract/requests/schemas/internalRequest.ts';
import type { RequestRoot } from '../../../domain/requests/root.ts';
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

/** The letter with this text to the client of a request. A text that ends with the sender's name has no second one. */
export function letterOf(
  { fields, language }: Pick<RequestRoot, 'fields' | 'language'>,
  text: string,
  { support, ...context }: PrintContext & { readonly support: Support },
  now: Date,
): Letter {
  const { t, brandName, siteUrl, timeZone } = context;
  const { orderId, facilityName } = fields;
  const paragraphs = paragraphsOf(text);
  if (paragraphs.at(-1)?.join(' ').trim() === brandName) paragraphs.pop();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return {
    language,
    title: t('Letter about order {{orderId}}', { orderId }),
    fileName: `${t('Letter')} ${orderId} ${day}.pdf`,
    sender: {
      name: brandName,
      contact: [new URL(siteUrl).host, support.phone, support.email].join('\u00a0· '),
    },
    date: dayOf(now.toISOString(), context),
    addressee: addresseeOf(fields),
    subject: t('Re: order {{orderId}}', { orderId }),
    facility: facilityName ? t('Facility: {{facility}}', { facility: facilityName }) : '',
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
}: RequestRoot['fields']): string[] {
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
