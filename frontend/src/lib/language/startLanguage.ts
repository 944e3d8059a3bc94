import { languages } from '@portal/contract/languages/languages.ts';
import { currentPreferences } from '../session/preferences.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { switchLanguage } from './switchLanguage.ts';
import { readStoredLanguage } from './storedLanguage.ts';

/** Settles before the first render, so that no reader sees another language first. Texts that do not come leave the page in English. */
export async function startLanguage(): Promise<void> {
  const chosen = currentPreferences()?.language ?? readStoredLanguage();
  const language = chooseLanguage(chosen, navigator.languages, languages);
  if (language === null || language === 'en') return;
  await switchLanguage(language).catch(() => undefined);
}
