import type { Language } from '@portal/contract/languages/languages.ts';
import { translator } from '../../email/translator.ts';
import type { PrintContext } from '../sheetFacts.ts';

/** The print context of a reader in New York. */
export async function aPrintContext(language: Language = 'en'): Promise<PrintContext> {
  return {
    language,
    timeZone: 'America/New_York',
    t: await translator(language),
    brandName: 'Records & Co',
    siteUrl: 'https://portal.example',
  };
}
