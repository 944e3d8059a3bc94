import type { Caller, Session } from '../../domain/requests/access/caller.ts';
import { PortalError } from '../../errors/portalError.ts';

/** Returns the session of the caller. Throws `unauthenticated` without one. */
export function sessionOf(caller: Caller): Session {
  if (!caller.session) throw new PortalError('unauthenticated', 'Please sign in.');
  return caller.session;
}
