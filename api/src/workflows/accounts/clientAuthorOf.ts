import { readUser } from '../../data/accounts/users.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import { isOwner } from '../../domain/requests/access/mayOpenRequest.ts';
import { type Actor, HOLDER } from '../../domain/requests/actor.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';

/** Returns the author of what the client's side sends: a client who owns the request under their name, anyone else as the holder. */
export async function clientAuthorOf(
  request: Pick<RequestDocument, 'owners'>,
  { session }: Pick<Caller, 'session'>,
): Promise<{ by: Actor; byName: string }> {
  const clientId = clientIdOf(session);
  const user = clientId !== null && isOwner(request, clientId) ? await readUser(clientId) : null;
  return user ? authorOf(user) : { by: HOLDER, byName: 'holder' };
}
