import { readRequest } from '../../data/requests/readRequest.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { heldReplacedCode, mayOpenRequest } from '../../domain/requests/access/mayOpenRequest.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { PortalError } from '../../errors/portalError.ts';

/**
 * Returns the request if it exists and the caller may see it, else null. Callers cannot tell the two cases apart. Throws
 * `unauthenticated` for a holder whose verification code was replaced, so that the screen asks for the new one.
 */
export async function findAccessibleRequest(
  caller: Pick<Caller, 'session' | 'held'>,
  requestId: string,
): Promise<RequestDocument | null> {
  const request = (await readRequest(requestId))?.value;
  if (!request) return null;
  if (mayOpenRequest(caller, request)) return request;
  refuseReplacedCode(caller, request);
  return null;
}

/** Throws `unauthenticated` for a caller who opened the request with a code that was replaced since. */
export function refuseReplacedCode(caller: Pick<Caller, 'held'>, request: RequestDocument): void {
  if (!heldReplacedCode(caller, request)) return;
  throw new PortalError(
    'unauthenticated',
    'The verification code of this request was replaced. Please enter your Order ID and the new code.',
  );
}
