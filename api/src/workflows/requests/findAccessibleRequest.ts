import { readRequest } from '../../data/requests/readRequest.ts';
import { mayOpenRequest } from '../../domain/requests/access/mayOpenRequest.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';

/** Returns the request if it exists and the caller may see it, else null. Callers cannot tell the two cases apart. */
export async function findAccessibleRequest(
  caller: Pick<Caller, 'session' | 'heldRequestId'>,
  requestId: string,
): Promise<RequestRoot | null> {
  const stored = await readRequest(requestId);
  return stored && mayOpenRequest(caller, stored.value) ? stored.value : null;
}
