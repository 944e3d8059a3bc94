import { deviceKeys } from '../storage/deviceKeys.ts';

/** The session token. Stored for the tab, or for the device if the user chose to be remembered; null if there is none. */
export function readSessionToken(): string | null {
  return sessionStorage.getItem(deviceKeys.session) ?? localStorage.getItem(deviceKeys.session);
}

export function storeSessionToken(token: string, rememberMe: boolean): void {
  removeSessionToken();
  (rememberMe ? localStorage : sessionStorage).setItem(deviceKeys.session, token);
  if (rememberMe) localStorage.setItem(deviceKeys.rememberMe, 'true');
}

export function removeSessionToken(): void {
  sessionStorage.removeItem(deviceKeys.session);
  localStorage.removeItem(deviceKeys.session);
  localStorage.removeItem(deviceKeys.rememberMe);
}

/** The token by which the portal recognizes this browser. It grants no access. */
export function readDeviceToken(): string | null {
  return localStorage.getItem(deviceKeys.device);
}

export function storeDeviceToken(token: string): void {
  localStorage.setItem(deviceKeys.device, token);
}
