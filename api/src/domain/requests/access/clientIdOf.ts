import type { Session } from './caller.ts';

/** The user id of a signed-in client; null for staff, who own no requests, and for anonymous callers. */
export function clientIdOf(session: Pick<Session, 'userId' | 'role'> | null): string | null {
  return session?.role === 'client' ? session.userId : null;
}
