import { deviceKeys } from '../storage/deviceKeys.ts';

/**
 * When somebody last did something with the session, in whichever tab (ms since 1970); null when this session has seen
 * no input yet.
 */
export function readLastInput(sid: string): number | null {
  const [at, ofSid] = (localStorage.getItem(deviceKeys.lastInput) ?? '').split(' ');
  return ofSid === sid && Number.isSafeInteger(Number(at)) ? Number(at) : null;
}

export function writeLastInput(sid: string, at: number): void {
  localStorage.setItem(deviceKeys.lastInput, `${at} ${sid}`);
}

export function forgetLastInput(): void {
  localStorage.removeItem(deviceKeys.lastInput);
}
