import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import type { Translate } from '../email/translator.ts';
import type { Sheet } from './sheet.ts';

/** For whom a sheet is written, and by whom. */
export interface Correspondence {
  readonly language: Language;
  /** IANA name of the zone in which days are told. */
  readonly timeZone: string;
  readonly t: Translate;
  readonly brandName: string;
  readonly siteUrl: string;
}

/** An instant as a day in the reader's zone. */
export function dayOf(instant: string, { language, timeZone }: Correspondence): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(
    new Date(instant),
  );
}

/** Facts that every sheet about a request shows. The Order ID identifies the request; the patient is not named. */
export function commonFacts(
  { fields }: RequestRoot,
  { language, t, brandName, siteUrl }: Correspondence,
): Pick<Sheet, 'language' | 'sender' | 'billTo' | 'columns' | 'pageLabel'> & {
  about: Sheet['facts'];
} {
  const { firmName, attorneyName, copyServiceName, contactEmail, copyServiceEmail } = fields;
  const names = [firmName || attorneyName || copyServiceName, contactEmail || copyServiceEmail];
  return {
    language,
    sender: { name: brandName, address: new URL(siteUrl).host },
    billTo: { heading: t('Bill to'), lines: names.filter(Boolean) },
    about: [
      [t('Order ID'), fields.orderId],
      ...(fields.facilityName ? [[t('Facility'), fields.facilityName] as const] : []),
    ],
    columns: [t('Description'), t('Quantity'), t('Unit price'), t('Amount')],
    pageLabel: (page, pages) => t('Page {{page}} of {{pages}}', { page, pages }),
  };
}
