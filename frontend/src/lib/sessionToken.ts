const KEY = 'portal.session';

/** The signed-in session's token: kept for the tab, or for the device when the person asked to be remembered. */
export function readSessionToken(): string | null {
  return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
}
