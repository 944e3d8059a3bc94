import type { Session } from './caller.ts';

/** The user id of a signed-in client, whose requests are their own; null for staff, who own none, and for everybody else. */
export function clientOf(session: Pick<Session, 'userId' | 'role'> | null): string | null {
  return session?.role === 'client' ? session.userId : null;
}
