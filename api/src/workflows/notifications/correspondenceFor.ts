import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import { translator } from '../../services/email/translator.ts';
import type { Correspondence } from '../../services/pdf/sheetFacts.ts';

/** What a sheet needs to know of its reader and of the portal. */
export async function correspondenceFor(reader: {
  language: Language;
  timeZone: string;
}): Promise<Correspondence> {
  const { BRAND_NAME: brandName, SITE_URL: siteUrl } = settings();
  const { language, timeZone } = reader;
  return { language, timeZone, brandName, siteUrl, t: await translator(language) };
}
