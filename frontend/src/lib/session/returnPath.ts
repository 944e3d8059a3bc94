import { sessionKeys } from '../storage/sessionKeys.ts';
import { safeReturnPath } from './safeReturnPath.ts';

const DEFAULT = '/dashboard';

/** Stores the page that required a sign-in, so that it survives a reload. Ignores addresses of other sites. */
export function saveReturnPath(path: string): void {
  const safe = safeReturnPath(path);
  if (safe === null) return clearReturnPath();
  try {
    sessionStorage.setItem(sessionKeys.returnPath, safe);
  } catch {
    // Storage is full or disabled: signing in leads to the dashboard.
  }
}

/**
 * The page to open after signing in; the dashboard if none is stored. The page stays stored until it is reached, so
 * reading it twice returns the same.
 */
export function readReturnPath(): string {
  return safeReturnPath(sessionStorage.getItem(sessionKeys.returnPath)) ?? DEFAULT;
}

/** Call this when the page is reached, and when the user signs out. */
export function clearReturnPath(): void {
  sessionStorage.removeItem(sessionKeys.returnPath);
}
