import { readRequest } from '../../data/requests/readRequest.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { heldReplacedCode, mayOpenRequest } from '../../domain/requests/access/mayOpenRequest.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { PortalError } from '../../errors/portalError.ts';

/**
 * Returns the request if it exists and the caller may see it, else null. Callers cannot tell the two cases apart. Throws
 * `unauthenticated` for a holder whose verification code was replaced, so that the screen asks for the new one.
 */
export async function findAccessibleRequest(
  caller: Pick<Caller, 'session' | 'held'>,
  requestId: string,
): Promise<RequestRoot | null> {
  const root = (await readRequest(requestId))?.value;
  if (!root) return null;
  if (mayOpenRequest(caller, root)) return root;
  refuseReplacedCode(caller, root);
  return null;
}

/** Throws `unauthenticated` for a caller who opened the request with a code that was replaced since. */
export function refuseReplacedCode(caller: Pick<Caller, 'held'>, root: RequestRoot): void {
  if (!heldReplacedCode(caller, root)) return;
  throw new PortalError(
    'unauthenticated',
    'The verification code of this request was replaced. Please enter your Order ID and the new code.',
  );
}
