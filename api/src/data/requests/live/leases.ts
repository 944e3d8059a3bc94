import { type RequestLease, requestLease } from '@portal/contract/requests/live/schemas.ts';
import { canClaim, isValidLease, newLease, renewLease } from '../../../domain/requests/live/lease.ts';
import { deleteIfMatch } from '../../ifMatch.ts';
import { createDocument, readDocument, replaceDocument, type Stored } from '../../documents.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../retryOnConflict.ts';
import { ACCOUNTS } from '../../containers.ts';

/** An expired lease stays for a while, so that its holder can get it back. */
const KEPT_SECONDS = 24 * 3600;

type Person = Parameters<typeof newLease>[1];

const idOf = (requestId: string) => `lease|${requestId}`;
const documentOf = (lease: RequestLease) => ({ id: idOf(lease.requestId), ...lease, ttl: KEPT_SECONDS });

/** The stored lease of a request, which may have expired; null if there is none. */
export async function readLease(requestId: string): Promise<Stored<RequestLease> | null> {
  return readDocument(ACCOUNTS, idOf(requestId), idOf(requestId), requestLease);
}

/** Gets the lease of a request; null if somebody else has it. Of several callers at once, one gets it. */
export async function claimLease(requestId: string, person: Person, now: Date): Promise<RequestLease | null> {
  const lease = newLease(requestId, person, now);
  if (await createDocument(ACCOUNTS, documentOf(lease))) return lease;
  const stored = await readLease(requestId);
  if (!stored || !canClaim(stored.value, person.userId, now)) return null;
  return (await replaceDocument(ACCOUNTS, documentOf(lease), stored.etag)) ? lease : null;
}

/** Extends the lease of a person. Returns the lease that the request has then; null for none. */
export async function extendLease(
  requestId: string,
  person: Person,
  now: Date,
): Promise<RequestLease | null> {
  return retryOnConflict<RequestLease | null>('the lease', async () => {
    const stored = await readLease(requestId);
    const renewal = renewLease(stored?.value ?? null, person, now);
    if (renewal.kind === 'lost') return succeeded(renewal.lease);
    return (await replaceDocument(ACCOUNTS, documentOf(renewal.lease), stored!.etag))
      ? succeeded(renewal.lease)
      : writeConflict;
  });
}

/** Ends the lease of a person. False if it has expired or they have none. */
export async function deleteLease(requestId: string, userId: string, now: Date): Promise<boolean> {
  return retryOnConflict<boolean>('the lease', async () => {
    const stored = await readLease(requestId);
    if (stored?.value.userId !== userId) return succeeded(false);
    return (await deleteIfMatch(ACCOUNTS, idOf(requestId), idOf(requestId), stored.etag))
      ? succeeded(isValidLease(stored.value, now))
      : writeConflict;
  });
}
