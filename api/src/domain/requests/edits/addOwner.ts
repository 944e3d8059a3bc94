import { userActor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestRoot } from '../root.ts';

/** A request can be in the lists of at most this many clients: enough for one firm. */
export const MAX_OWNERS = 20;

export type OwnerDecision =
  | { readonly kind: 'add'; readonly change: Change }
  | { readonly kind: 'already' }
  | { readonly kind: 'full' };

/** Decides whether a client can add a request that they hold to their list. */
export function addOwner(root: RequestRoot, userId: string, now: Date): OwnerDecision {
  if (root.owners.includes(userId)) return { kind: 'already' };
  if (root.owners.length >= MAX_OWNERS) return { kind: 'full' };
  return {
    kind: 'add',
    change: {
      // Nothing on the client's page changed, so `updatedAt` stays.
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
