import { languages } from '@portal/contract/languages/languages.ts';
import { currentPreferences } from '../session/preferences.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { switchLanguage } from './switchLanguage.ts';
import { readStoredLanguage } from './storedLanguage.ts';

/** Switches to the user's language before the first render. If its texts cannot be loaded, the page stays in English. */
export async function startLanguage(): Promise<void> {
  const chosen = currentPreferences()?.language ?? readStoredLanguage();
  const language = chooseLanguage(chosen, navigator.languages, languages);
  if (language === null || language === 'en') return;
  await switchLanguage(language).catch(() => undefined);
}
