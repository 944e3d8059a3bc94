import { HOLDER_SUBJECT, subjectOfUser } from '../domain/file/downloadClaims.ts';
import type { Actor } from '../domain/request/actor.ts';
import type { RequestFile } from '../domain/request/root.ts';
import { notFound } from '../errors/portalError.ts';
import type { Caller } from '../http/caller.ts';
import { openableRequest } from './openableRequest.ts';

/** A file of a request that the caller may see. Whatever is not theirs does not exist for them: 404, never 403. */
export async function openableFile(
  caller: Pick<Caller, 'session' | 'heldRequestId'>,
  requestId: string,
  fileId: string,
): Promise<RequestFile> {
  const root = await openableRequest(caller, requestId);
  const file = root?.files[fileId];
  if (!file) throw notFound('File not found');
  return file;
}

/** Who opens a file, for the audit trail. */
export function actorOf(caller: Caller): Actor {
  return caller.session
    ? { kind: caller.session.role, id: caller.session.userId }
    : { kind: 'holder', id: null };
}

/** Whose download history a call adds to: the person's, or that of the holder of the request. */
export function subjectOf(caller: Pick<Caller, 'session'>): string {
  return caller.session ? subjectOfUser(caller.session.userId) : HOLDER_SUBJECT;
}
