import { readRequest } from '../../data/requests/readRequest.ts';
import { mayOpenRequest } from '../../domain/requests/access/mayOpenRequest.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';

/** The request, if the caller may see it; null as well when there is none, so that nobody learns which ids exist. */
export async function findAccessibleRequest(
  caller: Pick<Caller, 'session' | 'heldRequestId'>,
  requestId: string,
): Promise<RequestRoot | null> {
  const stored = await readRequest(requestId);
  return stored && mayOpenRequest(caller, stored.value) ? stored.value : null;
}
