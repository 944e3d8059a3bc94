import type { Language } from '@portal/contract/languages/languages.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/language/i18n.ts';

/** The language of the page, as the contract names it; follows a change. */
export function useSpokenLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
