import { deviceKeys } from '../storage/deviceKeys.ts';

/**
 * The time of the latest input in any tab of the session (ms since 1970); null if it had none yet.
 */
export function readLastInput(sid: string): number | null {
  const [at, ofSid] = (localStorage.getItem(deviceKeys.lastInput) ?? '').split(' ');
  return ofSid === sid && Number.isSafeInteger(Number(at)) ? Number(at) : null;
}

export function saveLastInput(sid: string, at: number): void {
  localStorage.setItem(deviceKeys.lastInput, `${at} ${sid}`);
}

export function clearLastInput(): void {
  localStorage.removeItem(deviceKeys.lastInput);
}
