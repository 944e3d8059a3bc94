import { sessionLimits } from '@portal/contract/accounts/rules/sessionLimits.ts';

const IDLE_MS = sessionLimits.idleMinutes * 60_000;
const WARNING_MS = sessionLimits.warningSeconds * 1000;
/** The server counts calls: it is told of input that made none before its own clock runs out. */
const EXTEND_SESSION_MS = 4 * 60_000;

export type IdleState =
  /** `checkInMs`: when to look again. */
  | { state: 'active'; checkInMs: number }
  | { state: 'warning'; secondsLeft: number; checkInMs: number }
  | { state: 'idle' };

/** Where somebody stands whose latest input was at `lastInputAt` (ms since 1970). A clock put back counts as no time. */
export function idleStateOf(lastInputAt: number, now: number): IdleState {
  const leftMs = IDLE_MS - Math.max(0, now - lastInputAt);
  if (leftMs <= 0) return { state: 'idle' };
  if (leftMs > WARNING_MS) return { state: 'active', checkInMs: leftMs - WARNING_MS };
  return { state: 'warning', secondsLeft: Math.ceil(leftMs / 1000), checkInMs: leftMs % 1000 || 1000 };
}

/** Whether there was input since the latest call, and that call is so long ago that the server must be told. */
export function mustExtendSession(lastInputAt: number, lastCallAt: number, now: number): boolean {
  return lastInputAt > lastCallAt && now - lastCallAt >= EXTEND_SESSION_MS;
}
