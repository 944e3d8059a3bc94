import type { Caller, Session } from '../../domain/requests/access/caller.ts';
import { PortalError } from '../../errors/portalError.ts';

/** The signed-in person of a call that only such people may make. */
export function sessionOf(caller: Caller): Session {
  if (!caller.session) throw new PortalError('unauthenticated', 'Please sign in.');
  return caller.session;
}
