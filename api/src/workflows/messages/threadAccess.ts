import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Side } from '../../domain/messages/thread.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { Actor } from '../../domain/requests/actor.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound } from '../../errors/portalError.ts';
import { signedInStaff } from '../accounts/signedInStaff.ts';
import { clientAuthorOf } from '../accounts/clientAuthorOf.ts';
import { findAccessibleRequest } from '../requests/findAccessibleRequest.ts';

/** The request whose thread the caller reads, and for which side. Throws `not_found`. */
export async function openThread(
  caller: Caller,
  requestId: string,
): Promise<{ readonly request: RequestDocument; readonly side: Side }> {
  const request = await findAccessibleRequest(caller, requestId);
  if (!request) throw notFound('Request not found');
  return { request, side: caller.session && isStaffRole(caller.session.role) ? 'staff' : 'client' };
}

/** Like `openThread`, with the person who writes or reads in it. */
export async function enterThread(
  caller: Caller,
  requestId: string,
): Promise<{
  readonly request: RequestDocument;
  readonly side: Side;
  readonly author: { readonly by: Actor; readonly byName: string };
  /** Null for the client's side. */
  readonly staff: User | null;
}> {
  const isStaff = caller.session !== null && isStaffRole(caller.session.role);
  const [{ request, side }, staff] = await Promise.all([
    openThread(caller, requestId),
    isStaff ? signedInStaff(caller) : null,
  ]);
  return { request, side, staff, author: staff ? authorOf(staff) : await clientAuthorOf(request, caller) };
}
