import { clientIdOf } from './clientIdOf.ts';
import type { RequestRoot } from '../root.ts';

interface Facts {
  readonly heldRequestId: string | null;
  readonly session: { readonly userId: string; readonly role: 'client' | 'staff' | 'admin' } | null;
}

interface Opened {
  readonly requestId: string;
  readonly owners: readonly string[];
}

/** Whether a caller may see a request and its files: its holder, the clients who have it in their list, and staff. */
export function mayOpenRequest(caller: Facts, request: Opened): boolean {
  if (caller.heldRequestId === request.requestId) return true;
  if (caller.session?.role === 'staff' || caller.session?.role === 'admin') return true;
  return isOwner(request, clientIdOf(caller.session));
}

/** Whether the request is in this client's list; false for null. */
export function isOwner({ owners }: Pick<Opened, 'owners'>, clientId: string | null): boolean {
  return clientId !== null && owners.includes(clientId);
}

/** Whether this client submitted the request while signed in; false for null. Clients who added it with its code did not. */
export function isSubmitter(
  { owners, submitterId }: Pick<RequestRoot, 'owners' | 'submitterId'>,
  clientId: string | null,
): boolean {
  return submitterId === clientId && isOwner({ owners }, clientId);
}
