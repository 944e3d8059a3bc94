import { clientOf } from './clientOf.ts';

interface Facts {
  readonly heldRequestId: string | null;
  readonly session: { readonly userId: string; readonly role: 'client' | 'staff' | 'admin' } | null;
}

interface Opened {
  readonly requestId: string;
  readonly owners: readonly string[];
}

/** Whether a caller may see a request and its files: its holder, the clients in whose lists it is, and the provider's staff. */
export function mayOpenRequest(caller: Facts, request: Opened): boolean {
  if (caller.heldRequestId === request.requestId) return true;
  if (caller.session?.role === 'staff' || caller.session?.role === 'admin') return true;
  return isOwner(request, clientOf(caller.session));
}

/** Whether the request is in the list of this client; null is nobody. */
export function isOwner({ owners }: Pick<Opened, 'owners'>, clientId: string | null): boolean {
  return clientId !== null && owners.includes(clientId);
}
