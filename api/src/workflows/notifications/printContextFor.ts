import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import { facilityTimeZone } from '../../data/configuration/deadlineRules.ts';
import { translator } from '../../services/email/translator.ts';
import type { PrintContext } from '../../services/pdf/sheetFacts.ts';

/**
 * Returns the facts about reader and portal that a PDF sheet needs. Its times are in the zone of the facility, so that every
 * copy of a document says the same.
 */
export async function printContextFor({ language }: { language: Language }): Promise<PrintContext> {
  const { BRAND_NAME: brandName, SITE_URL: siteUrl } = settings();
  const [timeZone, t] = await Promise.all([facilityTimeZone(), translator(language)]);
  return { language, timeZone, brandName, siteUrl, t };
}
