import { userActor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestRoot } from '../root.ts';

/** A request is in the lists of at most so many clients: those of one firm, not of everybody with the code. */
export const MAX_OWNERS = 20;

export type OwnerDecision =
  | { readonly kind: 'add'; readonly change: Change }
  | { readonly kind: 'already' }
  | { readonly kind: 'full' };

/** Decides what comes of a client adding a request that they hold to their own. */
export function addOwner(root: RequestRoot, userId: string, now: Date): OwnerDecision {
  if (root.owners.includes(userId)) return { kind: 'already' };
  if (root.owners.length >= MAX_OWNERS) return { kind: 'full' };
  return {
    kind: 'add',
    change: {
      // The client's page of the request is as old as before: nothing on it has changed.
      root: { ...nextVersion(root, { owners: [...root.owners, userId] }, now), updatedAt: root.updatedAt },
      event: {
        kind: 'owner-added',
        at: now.toISOString(),
        by: userActor({ role: 'client', userId }),
        details: { userId },
      },
      work: [{ kind: 'project' }],
    },
  };
}
