import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { isOwner } from '../../domain/requests/access/mayOpenRequest.ts';
import { HOLDER_SUBJECT, subjectOfUser } from '../../domain/files/downloads/downloadClaims.ts';
import { type Actor, HOLDER, userActor } from '../../domain/requests/actor.ts';
import type { RequestFile, RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { findAccessibleRequest } from '../requests/findAccessibleRequest.ts';

interface AccessibleFile {
  readonly request: RequestDocument;
  readonly file: RequestFile;
}

/** Returns a file of a request that the caller may see. Throws 404, never 403, for any other file. */
export async function findAccessibleFile(
  caller: Pick<Caller, 'session' | 'held'>,
  requestId: string,
  fileId: string,
): Promise<AccessibleFile> {
  const request = await findAccessibleRequest(caller, requestId);
  const file = request?.files[fileId];
  if (!request || !file) throw notFound('File not found');
  return { request, file };
}

/** Returns the caller as an actor of the audit trail. A caller without a session is the holder. */
export function actorOrHolder(caller: Caller): Actor {
  return caller.session ? userActor(caller.session) : HOLDER;
}

/**
 * Returns whose download history a call counts toward: the client who owns the request, the staff member, or else the
 * holder. An account that does not own the request counts as the holder; otherwise each new account would get another
 * download.
 */
export function downloadSubjectOf(
  { session }: Pick<Caller, 'session'>,
  request: Pick<RequestDocument, 'owners'>,
): string {
  const hasOwnHistory = session && (isStaffRole(session.role) || isOwner(request, session.userId));
  return hasOwnHistory ? subjectOfUser(session.userId) : HOLDER_SUBJECT;
}
