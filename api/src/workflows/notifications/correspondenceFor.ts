import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import { translator } from '../../services/mail/translator.ts';
import type { Correspondence } from '../../services/pdf/sheetFacts.ts';

/** Returns the facts about reader and portal that a PDF sheet needs. */
export async function correspondenceFor(reader: {
  language: Language;
  timeZone: string;
}): Promise<Correspondence> {
  const { BRAND_NAME: brandName, SITE_URL: siteUrl } = settings();
  const { language, timeZone } = reader;
  return { language, timeZone, brandName, siteUrl, t: await translator(language) };
}
