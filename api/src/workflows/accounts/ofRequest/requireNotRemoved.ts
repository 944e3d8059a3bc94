import type { Caller } from '../../../domain/requests/access/caller.ts';
import { clientIdOf } from '../../../domain/requests/access/clientIdOf.ts';
import { isRemoved } from '../../../domain/requests/access/mayOpenRequest.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { PortalError } from '../../../errors/portalError.ts';

/** The error for a client who was removed from a request. Only for callers who know its order ID and code. */
export function removedFromRequest(): PortalError {
  return new PortalError(
    'forbidden',
    'Your account was removed from this request. Please ask the person who submitted it, or contact us.',
  );
}

/** Throws if the caller's account was removed from a request that they looked up by order ID and code. */
export function requireNotRemoved(
  { session }: Pick<Caller, 'session'>,
  request: Pick<RequestDocument, 'removedOwners'>,
): void {
  if (isRemoved(request, clientIdOf(session))) throw removedFromRequest();
}
