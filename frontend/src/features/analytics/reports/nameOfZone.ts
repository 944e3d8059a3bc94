import { localeOf } from '@portal/contract/languages/languages.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';

/** The name of a time zone (IANA) in the language of the page: `Pacific Time`. */
export function nameOfZone(timeZone: string): string {
  const format = new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    timeZone,
    timeZoneName: 'longGeneric',
  });
  return format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
