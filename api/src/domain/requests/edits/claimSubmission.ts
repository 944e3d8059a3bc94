import { canShowCodeAgain } from '../canShowCodeAgain.ts';
import { isRemoved } from '../access/mayOpenRequest.ts';
import { userActor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestRoot } from '../root.ts';

/**
 * Makes a client the submitter of a request after they named its draft and payment. Often the payment provider reports
 * the payment first, so the request exists before its payer signs in again and submits it. Null if another account is
 * the submitter, if this account was removed, or if it is too late to show the verification code (`canShowCodeAgain`).
 * Null also after the code was replaced, because it may have been replaced to keep out somebody who knows the draft.
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
