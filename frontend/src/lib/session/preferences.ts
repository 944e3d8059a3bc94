import { type TimeZone, timeZones } from '@portal/contract/accounts/catalogs/timeZones.ts';
import { type Language, languages } from '@portal/contract/languages/languages.ts';
import { startTransition, useEffect, useState } from 'react';
import { deviceKeys } from '../storage/deviceKeys.ts';
import { onSessionChange } from './sessionChanges.ts';
import { readSessionToken } from './sessionToken.ts';

/** The preferences of the signed-in user. `darkMode` null follows the system. */
export interface Preferences {
  readonly language: Language;
  /** Null for the zone of the device. */
  readonly timezone: TimeZone | null;
  readonly darkMode: boolean | null;
  /** IANA name of the facility's time zone. Only for staff. */
  readonly facilityTimeZone?: string | undefined;
}

const listeners = new Set<() => void>();

let cache: { text: string | null; preferences: Preferences | null } | undefined;

/** The copy of the preferences on this device; null without a session. */
export function currentPreferences(): Preferences | null {
  const text = readSessionToken() === null ? null : localStorage.getItem(deviceKeys.preferences);
  if (cache?.text !== text) cache = { text, preferences: parsePreferences(text) };
  return cache.preferences;
}

/** A missing time zone of the facility keeps the known one: few responses have it. */
export function savePreferences({
  language,
  timezone,
  darkMode,
  facilityTimeZone = currentPreferences()?.facilityTimeZone,
}: Preferences): void {
  localStorage.setItem(
    deviceKeys.preferences,
    // A tab of an earlier version drops all preferences without a time zone.
    JSON.stringify({
      language,
      timezone: timezone ?? 'UTC',
      usesDeviceZone: timezone === null,
      darkMode,
      facilityTimeZone,
    }),
  );
  for (const listener of listeners) listener();
}

export function clearPreferences(): void {
  localStorage.removeItem(deviceKeys.preferences);
  for (const listener of listeners) listener();
}

/** Calls the listener on every change, also in other tabs. Returns the unsubscribe function. */
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

/** Renders the caller again when the preferences change, in short tasks, because that can be the whole page. */
export function useRenderOnPreferences(): void {
  const [, setRendered] = useState(currentPreferences);
  useEffect(() => {
    const render = () => startTransition(() => setRendered(currentPreferences()));
    render();
    return onPreferences(render);
  }, []);
}

/** Uses no schema, because every page runs this before its first paint and public pages do not load zod. */
function parsePreferences(text: string | null): Preferences | null {
  try {
    const stored: Record<string, unknown> = JSON.parse(text ?? '{}');
    const { timezone, darkMode, facilityTimeZone } = stored;
    const language = languages.find((each) => each === stored['language']);
    if (!language) return null;
    // Stored by an earlier version, UTC was the default.
    const usesDeviceZone = stored['usesDeviceZone'] ?? timezone === 'UTC';
    return {
      language,
      timezone: usesDeviceZone ? null : (timeZones.find((each) => each === timezone) ?? null),
      darkMode: typeof darkMode === 'boolean' ? darkMode : null,
      ...(typeof facilityTimeZone === 'string' && { facilityTimeZone }),
    };
  } catch {
    return null;
  }
}
