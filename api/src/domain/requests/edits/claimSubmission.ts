import { canShowCodeAgain } from '../canShowCodeAgain.ts';
import { isRemoved } from '../access/mayOpenRequest.ts';
import { userActor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestRoot } from '../root.ts';

/**
 * Makes a client the submitter of a request whose draft and payment they named. Often the payment provider reports the
 * payment first, so the request exists before its payer signs in again and submits it. Null changes nothing: another
 * account is the submitter, an account was removed, or it is as late as for the verification code (`canShowCodeAgain`),
 * which is also the end for a replaced code, because whoever knows the draft may be whom it was replaced for.
 */
export function claimSubmission(root: RequestRoot, userId: string, now: Date): Change | null {
  const { submitterId, source, codeVersion, owners, ownersSince, submittedAt } = root;
  if (submitterId !== null || source !== 'client' || codeVersion !== undefined) return null;
  if (isRemoved(root, userId) || !canShowCodeAgain(submittedAt, now)) return null;
  const at = now.toISOString();
  const next = nextVersion(
    root,
    {
      submitterId: userId,
      owners: owners.includes(userId) ? owners : [...owners, userId],
      ownersSince: { [userId]: at, ...ownersSince },
    },
    now,
  );
  return {
    // Nothing on the client's page changed, so `updatedAt` stays.
    root: { ...next, updatedAt: root.updatedAt },
    event: {
      kind: 'owner-added',
      at,
      by: userActor({ role: 'client', userId }),
      details: { userId, isSubmitter: true },
    },
    work: [{ kind: 'project' }, { kind: 'record-contacts' }],
  };
}
