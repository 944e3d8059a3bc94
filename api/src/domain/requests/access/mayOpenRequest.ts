import type { RequestDocument } from '../requestDocument.ts';
import type { HeldAccess } from './caller.ts';
import { clientIdOf } from './clientIdOf.ts';

interface Facts {
  readonly held: HeldAccess | null;
  readonly session: { readonly userId: string; readonly role: 'client' | 'staff' | 'admin' } | null;
}

type Opened = Pick<RequestDocument, 'requestId' | 'owners' | 'codeVersion' | 'removedOwners'>;

/**
 * Whether a caller may see a request and its files: its holder, the clients who have it in their list, and staff. A
 * client who was removed may not, even with the order ID and the code.
 */
export function mayOpenRequest(caller: Facts, request: Opened): boolean {
  const clientId = clientIdOf(caller.session);
  if (isRemoved(request, clientId)) return false;
  if (holdsRequest(caller, request)) return true;
  if (caller.session?.role === 'staff' || caller.session?.role === 'admin') return true;
  return isOwner(request, clientId);
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

/** Whether the submitter or staff removed this client from the request; false for null. */
export function isRemoved(
  { removedOwners = [] }: Pick<Opened, 'removedOwners'>,
  clientId: string | null,
): boolean {
  return removedOwners.some(({ userId }) => userId === clientId);
}

/** Whether this client submitted the request while signed in; false for null. Clients who added it with its code did not. */
export function isSubmitter(
  { owners, submitterId }: Pick<RequestDocument, 'owners' | 'submitterId'>,
  clientId: string | null,
): boolean {
  return submitterId === clientId && isOwner({ owners }, clientId);
}

/** Whether a caller may see and change which accounts have the request: staff, and the client who submitted it. The code does not suffice. */
export function mayManageAccounts(
  { session }: Pick<Facts, 'session'>,
  request: Pick<RequestDocument, 'owners' | 'submitterId'>,
): boolean {
  if (session?.role === 'staff' || session?.role === 'admin') return true;
  return isSubmitter(request, clientIdOf(session));
}
