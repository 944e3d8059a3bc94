import type { Actor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { isRemoved } from '../access/mayOpenRequest.ts';

export type RemovalDecision =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'same' }
  /** The submitter cannot be removed. */
  | { readonly kind: 'submitter' }
  /** The account has nothing to do with the request. */
  | { readonly kind: 'unknown' };

/**
 * Removes an account from a request: it no longer sees the request and cannot add it again. Its downloads of paid files
 * still count.
 */
export function removeOwner(request: RequestDocument, userId: string, by: Actor, now: Date): RemovalDecision {
  const { owners, ownersSince = {}, removedOwners = [], submitterId } = request;
  if (userId === submitterId) return { kind: 'submitter' };
  if (isRemoved(request, userId)) return { kind: 'same' };
  if (!owners.includes(userId)) return { kind: 'unknown' };
  const at = now.toISOString();
  const others = Object.entries(ownersSince).filter(([id]) => id !== userId);
  const next = nextVersion(
    request,
    {
      owners: owners.filter((id) => id !== userId),
      ownersSince: Object.fromEntries(others),
      removedOwners: [...removedOwners, { userId, at, by }],
    },
    now,
  );
  return {
    kind: 'change',
    change: {
      // Nothing on the client's page changed, so `updatedAt` stays.
      request: { ...next, updatedAt: request.updatedAt },
      event: { kind: 'owner-removed', at, by, details: { userId } },
      steps: [{ kind: 'project' }, { kind: 'remove-from-list', userId }],
    },
  };
}

/** Lets a removed account add the request again. It does not get it back by itself. */
export function readmitOwner(
  request: RequestDocument,
  userId: string,
  by: Actor,
  now: Date,
): RemovalDecision {
  const { owners, removedOwners = [] } = request;
  if (!isRemoved(request, userId)) return { kind: owners.includes(userId) ? 'same' : 'unknown' };
  const next = nextVersion(
    request,
    { removedOwners: removedOwners.filter((removed) => removed.userId !== userId) },
    now,
  );
  return {
    kind: 'change',
    change: {
      request: { ...next, updatedAt: request.updatedAt },
      event: { kind: 'owner-readmitted', at: now.toISOString(), by, details: { userId } },
      steps: [{ kind: 'project' }],
    },
  };
}
