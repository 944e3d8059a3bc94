import { sessionLimits } from '@portal/contract/accounts/rules/sessionLimits.ts';

const IDLE_MS = sessionLimits.idleMinutes * 60_000;
const WARNING_MS = sessionLimits.warningSeconds * 1000;
/** The server only sees calls, so input without calls must extend the session before the server's idle limit. */
const EXTEND_SESSION_MS = 4 * 60_000;

export type IdleState =
  /** `checkInMs`: when to check again. */
  | { state: 'active'; checkInMs: number }
  | { state: 'warning'; secondsLeft: number; checkInMs: number }
  | { state: 'idle' };

/** The idle state for a latest input at `lastInputAt` (ms since 1970). Input in the future counts as now. */
export function idleStateOf(lastInputAt: number, now: number): IdleState {
  const remainingMs = IDLE_MS - Math.max(0, now - lastInputAt);
  if (remainingMs <= 0) return { state: 'idle' };
  if (remainingMs > WARNING_MS) return { state: 'active', checkInMs: remainingMs - WARNING_MS };
  return {
    state: 'warning',
    secondsLeft: Math.ceil(remainingMs / 1000),
    checkInMs: remainingMs % 1000 || 1000,
  };
}

/** Whether there was input since the latest call, and that call is so long ago that a new one is needed. */
export function mustExtendSession(lastInputAt: number, lastCallAt: number, now: number): boolean {
  return lastInputAt > lastCallAt && now - lastCallAt >= EXTEND_SESSION_MS;
}
