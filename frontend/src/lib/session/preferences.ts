import { type TimeZone, timeZones } from '@portal/contract/accounts/catalogues/timeZones.ts';
import { type Language, languages } from '@portal/contract/languages/languages.ts';
import { useSyncExternalStore } from 'react';
import { deviceKeys } from '../storage/deviceKeys.ts';
import { onSessionChange } from './sessionChanges.ts';
import { readSessionToken } from './sessionToken.ts';

/** What the signed-in person prefers wherever they are in the portal. `darkMode` null: as the system has it. */
export interface Preferences {
  readonly language: Language;
  readonly timezone: TimeZone;
  readonly darkMode: boolean | null;
}

const listeners = new Set<() => void>();

let read: { text: string | null; preferences: Preferences | null } | undefined;

/** The copy that this device keeps of the preferences; null for somebody without a session. */
export function currentPreferences(): Preferences | null {
  const text = readSessionToken() === null ? null : localStorage.getItem(deviceKeys.preferences);
  if (read?.text !== text) read = { text, preferences: preferencesIn(text) };
  return read.preferences;
}

export function savePreferences({ language, timezone, darkMode }: Preferences): void {
  localStorage.setItem(deviceKeys.preferences, JSON.stringify({ language, timezone, darkMode }));
  for (const listener of listeners) listener();
}

export function forgetPreferences(): void {
  localStorage.removeItem(deviceKeys.preferences);
  for (const listener of listeners) listener();
}

/** Hears of every change, in other tabs as well; answers how to stop listening. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = onSessionChange(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

export function usePreferences(): Preferences | null {
  return useSyncExternalStore(onPreferences, currentPreferences);
}

/** Every page reads this before its first paint: no schema, whose code public pages do without. */
function preferencesIn(text: string | null): Preferences | null {
  try {
    const { language, timezone, darkMode }: Record<string, unknown> = JSON.parse(text ?? '{}');
    const known = {
      language: languages.find((one) => one === language),
      timezone: timeZones.find((one) => one === timezone),
    };
    if (!known.language || !known.timezone) return null;
    return {
      language: known.language,
      timezone: known.timezone,
      darkMode: typeof darkMode === 'boolean' ? darkMode : null,
    };
  } catch {
    return null;
  }
}
