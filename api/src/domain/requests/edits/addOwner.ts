import { userActor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import { isRemoved } from '../access/mayOpenRequest.ts';
import { type Applicant, MAX_REMOVED, placesFor } from '../access/ownerPlaces.ts';
import type { RequestRoot } from '../root.ts';

export type OwnerDecision =
  | { readonly kind: 'add'; readonly change: Change }
  | { readonly kind: 'already' }
  /** The submitter or staff removed the account. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'full' };

/** Decides whether a client can add a request that they hold to their list. */
export function addOwner(root: RequestRoot, applicant: Applicant, now: Date): OwnerDecision {
  const { userId } = applicant;
  const { owners, ownersSince, removedOwners = [] } = root;
  if (owners.includes(userId)) return { kind: 'already' };
  if (isRemoved(root, userId)) return { kind: 'removed' };
  const places = placesFor(root, applicant);
  if (places !== 'always' && (owners.length >= places || removedOwners.length >= MAX_REMOVED)) {
    return { kind: 'full' };
  }
  const at = now.toISOString();
  const next = nextVersion(
    root,
    { owners: [...owners, userId], ownersSince: { ...ownersSince, [userId]: at } },
    now,
  );
  return {
    kind: 'add',
    change: {
      // Nothing on the client's page changed, so `updatedAt` stays.
      root: { ...next, updatedAt: root.updatedAt },
      event: { kind: 'owner-added', at, by: userActor({ role: 'client', userId }), details: { userId } },
      work: [{ kind: 'project' }, { kind: 'notify-of-account', seq: next.seq, userId }],
    },
  };
}
