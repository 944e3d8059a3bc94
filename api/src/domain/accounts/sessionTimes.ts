import { isStaffRole, type Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { sessionLimits } from '@portal/contract/accounts/rules/sessionLimits.ts';

const MINUTE_MS = 60_000;

/** The browser ends an idle session. The server ends it a little later, in case the browser was closed. */
const IDLE_GRACE_MS = MINUTE_MS;

/** Whether a session is remembered on the device; only for clients. */
export function isRemembered(role: Role, rememberMe: boolean): boolean {
  return rememberMe && !isStaffRole(role);
}

export function sessionLifetimeSeconds(role: Role, rememberMe: boolean): number {
  const { rememberedDays, hours } = sessionLimits;
  return (isRemembered(role, rememberMe) ? rememberedDays * 24 : hours) * 3600;
}

/** Whether a session with this role was idle for too long. */
export function isIdle(role: Role, seenAt: string, now: Date): boolean {
  if (!isStaffRole(role)) return false;
  const limitMs = sessionLimits.idleMinutes * MINUTE_MS + IDLE_GRACE_MS;
  return now.getTime() - Date.parse(seenAt) > limitMs;
}
