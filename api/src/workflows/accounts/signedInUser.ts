import { readUser } from '../../data/accounts/users.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { sessionOf } from './sessionOf.ts';

/** Returns the current account of the caller. Throws `unauthenticated` if there is none or it is not active. */
export async function signedInUser(caller: Caller): Promise<User> {
  const user = await readUser(sessionOf(caller).userId);
  if (!user || user.state !== 'active') throw new PortalError('unauthenticated', 'Please sign in.');
  return user;
}
