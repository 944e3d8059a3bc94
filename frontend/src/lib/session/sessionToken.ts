import { deviceKeys } from '../storage/deviceKeys.ts';

/** The signed-in session's token: kept for the tab, or for the device when the person asked to be remembered. */
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

/** The mark by which the portal knows this browser; it opens nothing. */
export function readDeviceMark(): string | null {
  return localStorage.getItem(deviceKeys.device);
}

export function storeDeviceMark(mark: string): void {
  localStorage.setItem(deviceKeys.device, mark);
}
