import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { currentScopeOf } from '../../domain/requests/edits/narrowScope.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Translate } from '../email/translator.ts';
import type { Sheet } from './sheet.ts';

/** Language and time zone of the reader, and the sender of a sheet. */
export interface PrintContext {
  readonly language: Language;
  /** IANA time zone in which days are shown. */
  readonly timeZone: string;
  readonly t: Translate;
  readonly brandName: string;
  readonly siteUrl: string;
}

/** The formatted day of an instant in the reader's time zone. */
export function dayOf(instant: string, { language, timeZone }: PrintContext): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(
    new Date(instant),
  );
}

/** What a document says at its end if it has characters that cannot be printed. */
export function boxNoteOf(t: Translate): string {
  return t('□ stands for a character that can’t be printed. The portal shows it.');
}

/**
 * Facts that every sheet about a request shows. The Order ID identifies the request; the patient is not named, so neither
 * is the caption of the case.
 */
export function commonFacts(
  request: RequestDocument,
  { language, t, brandName, siteUrl }: PrintContext,
): Pick<Sheet, 'language' | 'sender' | 'billTo' | 'columns' | 'pageLabel' | 'boxNote'> & {
  about: Sheet['facts'];
} {
  const { fields } = request;
  const { claimNumber, caseNumber, matterNumber } = currentScopeOf(request) ?? {};
  const { firmName, attorneyName, copyServiceName, contactEmail, copyServiceEmail } = fields;
  const names = [firmName || attorneyName || copyServiceName, contactEmail || copyServiceEmail];
  return {
    language,
    sender: { name: brandName, address: new URL(siteUrl).host },
    billTo: { heading: t('Bill to'), lines: names.filter(Boolean) },
    about: [
      [t('Order ID'), fields.orderId],
      ...(fields.facilityName ? [[t('Facility'), fields.facilityName] as const] : []),
      ...(claimNumber ? [[t('Claim number'), claimNumber] as const] : []),
      ...(caseNumber ? [[t('Case number'), caseNumber] as const] : []),
      ...(matterNumber ? [[t('Matter number'), matterNumber] as const] : []),
    ],
    columns: [t('Description'), t('Quantity'), t('Unit price'), t('Amount')],
    pageLabel: t('Page {{page}} of {{pages}}'),
    boxNote: boxNoteOf(t),
  };
}
