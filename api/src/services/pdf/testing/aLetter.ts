import type { Language } from '@portal/contract/languages/languages.ts';
import { translator } from '../../email/translator.ts';
import type { Correspondence } from '../sheetFacts.ts';

/** A reader in New York. */
export async function aLetter(language: Language = 'en'): Promise<Correspondence> {
  return {
    language,
    timeZone: 'America/New_York',
    t: await translator(language),
    brandName: 'Records & Co',
    siteUrl: 'https://portal.example',
  };
}
