import type { Language } from '@portal/contract/languages/languages.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/language/i18n.ts';

/** The language of the page. Updates when the user changes it. */
export function usePageLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
