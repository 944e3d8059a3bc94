import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { addressKeyOf } from '../../../data/emails/addressKey.ts';
import { isAddressSuppressed } from '../../../data/emails/bounces.ts';
import { saveLookup } from '../../../data/accounts/orders.ts';
import { verificationCodeOf } from '../../../data/requestIdentity.ts';
import { type ChangedRequest, changeRequest } from '../../../data/requests/changeRequest.ts';
import { readTaskOfChange } from '../../../data/requests/idempotency.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { withinSampleOrThrow } from '../../../data/requests/withinSampleOrThrow.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { isSubmitter } from '../../../domain/requests/access/mayOpenRequest.ts';
import { replaceCode } from '../../../domain/requests/access/replaceCode.ts';
import { type Change, combineChanges } from '../../../domain/requests/change.ts';
import { changeContact } from '../../../domain/requests/edits/changeContact.ts';
import type { RequestRoot } from '../../../domain/requests/root.ts';
import { notFound, PortalError } from '../../../errors/portalError.ts';
import { actorOf } from '../../accounts/actorOf.ts';
import { sessionOf } from '../../accounts/sessionOf.ts';
import { nextCodeVersion, replacedCodeOf } from './replaceVerificationCode.ts';

const ADDRESS_REJECTS = 'Emails to this address are rejected. Please enter another one.';

interface Correction {
  readonly requestId: string;
  readonly contactEmail: string;
  readonly seen: string;
  readonly key: string;
}

/**
 * Corrects the address of the contact, for staff and the account that submitted the request, and replaces the verification
 * code in the same transaction: emails with the old one went to an address that may be someone else's. Its task emails the
 * new code to the new address. Repeated calls with the same key change it once.
 */
export async function changeContactEmail(
  { requestId, key, ...correction }: Correction,
  caller: Caller,
  now: Date,
): Promise<ChangedRequest> {
  const { role, userId } = sessionOf(caller);
  const root = (await readRequest(requestId))?.value;
  if (!root || !(isStaffRole(role) || isSubmitter(root, userId))) throw notFound('Request not found');
  const idempotencyKey = { key: `contact|${key}`, content: correction.contactEmail.toLowerCase() };
  if (await readTaskOfChange(requestId, idempotencyKey)) return { root, pendingTasks: [], isRepeat: true };

  // The new code would reach nobody, and the old one would be replaced.
  if (await isAddressSuppressed(addressKeyOf(correction.contactEmail)))
    throw new PortalError('invalid_input', ADDRESS_REJECTS, { fields: { contactEmail: ADDRESS_REJECTS } });
  const by = actorOf(caller);
  const seenVersion = root.codeVersion ?? 0;
  const nextVersion = await nextCodeVersion(root);
  const decide = (current: RequestRoot): Change | null => {
    const decision = changeContact(current, correction, by, now);
    if (decision.kind === 'same') return null;
    if (decision.kind === 'conflict')
      throw new PortalError('conflict', 'Someone else has just changed the address. Reload the page.');
    const change = combineChanges(current, [
      () => decision.change,
      (changed) => replacedCodeOf(replaceCode(changed, { seenVersion, nextVersion, by }, now)),
    ]);
    return change && withinSampleOrThrow(change);
  };
  if (decide(root) === null) return { root, pendingTasks: [] };
  await saveLookup(root.fields.orderId, verificationCodeOf(root.draftId, nextVersion), requestId);
  return changeRequest(requestId, decide, now, idempotencyKey);
}
