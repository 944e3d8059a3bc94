import { isStaffRole, type Role } from '@portal/contract/accounts/catalogues/roles.ts';
import { sessionLimits } from '@portal/contract/accounts/rules/sessionLimits.ts';

const MINUTE_MS = 60_000;

/** The browser's own clock ends an idle session; the server ends what a closed browser left, a little later. */
const IDLE_GRACE_MS = MINUTE_MS;

/** Whether a session is kept for the device: only a client's may be. */
export function isRemembered(role: Role, rememberMe: boolean): boolean {
  return rememberMe && !isStaffRole(role);
}

export function sessionLifetimeSeconds(role: Role, rememberMe: boolean): number {
  const { rememberedDays, hours } = sessionLimits;
  return (isRemembered(role, rememberMe) ? rememberedDays * 24 : hours) * 3600;
}

/** Whether nothing was heard of a session of this role for too long. */
export function isIdle(role: Role, seenAt: string, now: Date): boolean {
  if (!isStaffRole(role)) return false;
  const limitMs = sessionLimits.idleMinutes * MINUTE_MS + IDLE_GRACE_MS;
  return now.getTime() - Date.parse(seenAt) > limitMs;
}
