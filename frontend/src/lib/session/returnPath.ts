import { sessionKeys } from '../storage/sessionKeys.ts';
import { safeReturnPath } from './safeReturnPath.ts';

const DEFAULT = '/dashboard';

/** Notes the page that asked for a sign-in; it survives a reload of the tab. Another site's address is not noted. */
export function rememberReturnPath(path: string): void {
  const safe = safeReturnPath(path);
  if (safe === null) return forgetReturnPath();
  try {
    sessionStorage.setItem(sessionKeys.returnPath, safe);
  } catch {
    // Storage is full or switched off: signing in leads to the dashboard.
  }
}

/**
 * Where to go after signing in; the dashboard when no page asked. The note stays until that page is reached, so that
 * asking twice answers the same.
 */
export function readReturnPath(): string {
  return safeReturnPath(sessionStorage.getItem(sessionKeys.returnPath)) ?? DEFAULT;
}

/** For the page that was reached, and for a person who signed out. */
export function forgetReturnPath(): void {
  sessionStorage.removeItem(sessionKeys.returnPath);
}
