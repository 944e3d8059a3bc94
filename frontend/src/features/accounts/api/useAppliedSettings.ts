import { useEffect } from 'react';
import { speak } from '../../../lib/language/speak.ts';
import type { Claims } from '../../../lib/session/claims.ts';
import { keepPreferences } from '../../../lib/session/preferences.ts';
import { useSettings } from './useSettings.ts';

/** Puts the portal into the language, time zone and theme of the signed-in person. */
export function useAppliedSettings(session: Claims | null): void {
  const settings = useSettings(session);
  const { language, timezone, darkMode } = settings ?? {};
  useEffect(() => {
    if (!language || !timezone || darkMode === undefined) return;
    keepPreferences({ language, timezone, darkMode });
  }, [language, timezone, darkMode]);
  useEffect(() => {
    // Texts that do not come leave the page in the language that it has.
    if (language) void speak(language).catch(() => undefined);
  }, [language]);
}
