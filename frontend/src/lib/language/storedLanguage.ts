import { deviceKeys } from '../storage/deviceKeys.ts';

/** The language chosen in this browser, unvalidated; null if none was chosen. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(deviceKeys.language);
  } catch {
    return null;
  }
}

export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(deviceKeys.language, language);
  } catch {
    // Storage is disabled: the choice lasts until the page is closed.
  }
}
