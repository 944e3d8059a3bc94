import { isProvider } from '@portal/contract/accounts/catalogues/roles.ts';
import { isOwner } from '../../domain/requests/access/mayOpenRequest.ts';
import { HOLDER_SUBJECT, subjectOfUser } from '../../domain/files/downloads/downloadClaims.ts';
import { type Actor, HOLDER, userActor } from '../../domain/requests/actor.ts';
import type { RequestFile, RequestRoot } from '../../domain/requests/root.ts';
import { notFound } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { findAccessibleRequest } from '../requests/findAccessibleRequest.ts';

interface Openable {
  readonly root: RequestRoot;
  readonly file: RequestFile;
}

/** A file of a request that the caller may see. Whatever is not theirs does not exist for them: 404, never 403. */
export async function findAccessibleFile(
  caller: Pick<Caller, 'session' | 'heldRequestId'>,
  requestId: string,
  fileId: string,
): Promise<Openable> {
  const root = await findAccessibleRequest(caller, requestId);
  const file = root?.files[fileId];
  if (!root || !file) throw notFound('File not found');
  return { root, file };
}

/** Who opens a file, for the audit trail. */
export function openerOf(caller: Caller): Actor {
  return caller.session ? userActor(caller.session) : HOLDER;
}

/**
 * Whose download history a call adds to: that of the client who has the request or of the member of staff, and the
 * holder's otherwise. An account that does not have the request opens it with the holder's access, and so as the holder:
 * every new account would be one more download.
 */
export function subjectOf({ session }: Pick<Caller, 'session'>, root: Pick<RequestRoot, 'owners'>): string {
  const isThemselves = session && (isProvider(session.role) || isOwner(root, session.userId));
  return isThemselves ? subjectOfUser(session.userId) : HOLDER_SUBJECT;
}
