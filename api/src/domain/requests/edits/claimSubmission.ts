import { canShowCodeAgain } from '../canShowCodeAgain.ts';
import { isRemoved } from '../access/mayOpenRequest.ts';
import { userActor } from '../actor.ts';
import { type Change, nextVersion } from '../change.ts';
import type { RequestDocument } from '../requestDocument.ts';

/**
 * Makes a client the submitter of a request after they named its draft and payment. Often the payment provider reports
 * the payment first, so the request exists before its payer signs in again and submits it. Null if another account is
 * the submitter, if this account was removed, or if it is too late to show the verification code (`canShowCodeAgain`).
 * Null also after the code was replaced, because it may have been replaced to keep out somebody who knows the draft.
 */
export function claimSubmission(request: RequestDocument, userId: string, now: Date): Change | null {
  const { submitterId, source, codeVersion, owners, ownersSince, submittedAt } = request;
  if (submitterId !== null || source !== 'client' || codeVersion !== undefined) return null;
  if (isRemoved(request, userId) || !canShowCodeAgain(submittedAt, now)) return null;
  const at = now.toISOString();
  const next = nextVersion(
    request,
    {
      submitterId: userId,
      owners: owners.includes(userId) ? owners : [...owners, userId],
      ownersSince: { [userId]: at, ...ownersSince },
    },
    now,
  );
  return {
    // Nothing on the client's page changed, so `updatedAt` stays.
    request: { ...next, updatedAt: request.updatedAt },
    event: {
      kind: 'owner-added',
      at,
      by: userActor({ role: 'client', userId }),
      details: { userId, isSubmitter: true },
    },
    steps: [{ kind: 'project' }, { kind: 'record-contacts' }],
  };
}
