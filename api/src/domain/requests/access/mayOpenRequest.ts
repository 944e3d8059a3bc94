import type { RequestRoot } from '../root.ts';
import type { HeldAccess } from './caller.ts';
import { clientIdOf } from './clientIdOf.ts';

interface Facts {
  readonly held: HeldAccess | null;
  readonly session: { readonly userId: string; readonly role: 'client' | 'staff' | 'admin' } | null;
}

type Opened = Pick<RequestRoot, 'requestId' | 'owners' | 'codeVersion'>;

/** Whether a caller may see a request and its files: its holder, the clients who have it in their list, and staff. */
export function mayOpenRequest(caller: Facts, request: Opened): boolean {
  if (holdsRequest(caller, request)) return true;
  if (caller.session?.role === 'staff' || caller.session?.role === 'admin') return true;
  return isOwner(request, clientIdOf(caller.session));
}

/** Whether the caller opened the request with its current verification code. */
export function holdsRequest(
  { held }: Pick<Facts, 'held'>,
  { requestId, codeVersion = 0 }: Pick<Opened, 'requestId' | 'codeVersion'>,
): boolean {
  return held?.requestId === requestId && held.codeVersion === codeVersion;
}

/** Whether the caller opened the request with a code that was replaced since. */
export function heldReplacedCode(
  caller: Pick<Facts, 'held'>,
  request: Pick<Opened, 'requestId' | 'codeVersion'>,
): boolean {
  return caller.held?.requestId === request.requestId && !holdsRequest(caller, request);
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
