import { userActor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import { isRemoved } from '../access/mayOpenRequest.ts';
import { type Applicant, MAX_REMOVED, placesFor } from '../access/ownerPlaces.ts';
import type { RequestDocument } from '../requestDocument.ts';

export type OwnerDecision =
  | { readonly kind: 'add'; readonly change: Change }
  | { readonly kind: 'already' }
  /** The submitter or staff removed the account. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'full' };

/** Decides whether a client can add a request that they hold to their list. */
export function addOwner(request: RequestDocument, applicant: Applicant, now: Date): OwnerDecision {
  const { userId } = applicant;
  const { owners, ownersSince, removedOwners = [] } = request;
  if (owners.includes(userId)) return { kind: 'already' };
  if (isRemoved(request, userId)) return { kind: 'removed' };
  const places = placesFor(request, applicant);
  if (places !== 'always' && (owners.length >= places || removedOwners.length >= MAX_REMOVED)) {
    return { kind: 'full' };
  }
  const at = now.toISOString();
  const next = nextVersion(
    request,
    { owners: [...owners, userId], ownersSince: { ...ownersSince, [userId]: at } },
    now,
  );
  return {
    kind: 'add',
    change: {
      // Nothing on the client's page changed, so `updatedAt` stays.
      request: { ...next, updatedAt: request.updatedAt },
      event: { kind: 'owner-added', at, by: userActor({ role: 'client', userId }), details: { userId } },
      steps: [{ kind: 'project' }, { kind: 'notify-of-account', seq: next.seq, userId }],
    },
  };
}
