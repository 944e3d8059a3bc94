import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import { translator } from '../../services/email/translator.ts';
import type { PrintContext } from '../../services/pdf/sheetFacts.ts';

/** Returns the facts about reader and portal that a PDF sheet needs. */
export async function printContextFor(reader: {
  language: Language;
  timeZone: string;
}): Promise<PrintContext> {
  const { BRAND_NAME: brandName, SITE_URL: siteUrl } = settings();
  const { language, timeZone } = reader;
  return { language, timeZone, brandName, siteUrl, t: await translator(language) };
}
