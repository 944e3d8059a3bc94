import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { addressKeyOf } from '../../../data/notifications/addressKey.ts';
import { changeBounces, isAddressSuppressed } from '../../../data/notifications/bounces.ts';
import { type ChangedRequest, changeRequest } from '../../../data/requests/changeRequest.ts';
import { readTaskOfChange } from '../../../data/requests/idempotency.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { withinSampleOrThrow } from '../../../data/requests/withinSampleOrThrow.ts';
import { afterRelease } from '../../../domain/notifications/delivery/addressBounces.ts';
import { resolveMark } from '../../../domain/notifications/delivery/undelivered.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { isSubmitter } from '../../../domain/requests/access/mayOpenRequest.ts';
import { type Change, combineChanges } from '../../../domain/requests/change.ts';
import { changeContact } from '../../../domain/requests/edits/changeContact.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../../errors/portalError.ts';
import { actorOf } from '../../accounts/actorOf.ts';
import { sessionOf } from '../../accounts/sessionOf.ts';
import { prepareNextCode } from './replaceVerificationCode.ts';

const ADDRESS_REJECTS = 'Emails to this address are rejected. Please enter another one.';
const ADDRESS_REJECTS_OR_RELEASE =
  'Emails to this address were rejected, so the portal no longer sends any. If it works now, allow emails again. Otherwise enter another one.';
const CONTACT = { recipient: 'contact', userId: null } as const;

interface Correction {
  readonly requestId: string;
  readonly contactEmail: string;
  readonly seen: string;
  readonly release?: boolean | undefined;
  readonly key: string;
}

/**
 * Corrects the address of the contact, for staff and the account that submitted the request, and replaces the verification
 * code in the same transaction: emails with the old one went to an address that may be someone else's. Its task emails the
 * new code to the new address. Repeated calls with the same key change it once. Staff can release a suppressed address in the
 * same call; it is released last, also by a repeated call, as by `resolveUndelivered`.
 */
export async function changeContactEmail(
  { requestId, key, release, ...correction }: Correction,
  caller: Caller,
  now: Date,
): Promise<ChangedRequest> {
  const { role, userId } = sessionOf(caller);
  const request = (await readRequest(requestId))?.value;
  if (!request || !(isStaffRole(role) || isSubmitter(request, userId))) throw notFound('Request not found');
  const addressKey = addressKeyOf(correction.contactEmail);
  const releases = isStaffRole(role) && release === true && (await isAddressSuppressed(addressKey));
  const releaseAddress = async () => {
    if (releases) await changeBounces(addressKey, (stored) => afterRelease(stored, now.toISOString()));
  };
  const idempotencyKey = { key: `contact|${key}`, content: correction.contactEmail.toLowerCase() };
  if (await readTaskOfChange(requestId, idempotencyKey)) {
    await releaseAddress();
    return { request, pendingTasks: [], isRepeat: true };
  }

  // The new code would reach nobody, and the old one would be replaced.
  if (!releases)
    await refuseSuppressed(
      correction.contactEmail,
      'contactEmail',
      isStaffRole(role) ? ADDRESS_REJECTS_OR_RELEASE : ADDRESS_REJECTS,
    );
  const by = actorOf(caller);
  const nextCode = await prepareNextCode(request, by, now, { isCorrection: true });
  const decide = (current: RequestDocument): Change | null => {
    const decision = changeContact(current, correction, by, now);
    if (decision.kind === 'same') return null;
    if (decision.kind === 'conflict')
      throw new PortalError('conflict', 'Someone else has just changed the address. Reload the page.');
    const change = combineChanges(current, [
      () => decision.change,
      (changed) => (releases ? resolveMark(changed, CONTACT, 'address-released', by, now) : null),
      nextCode.replace,
    ]);
    return change && withinSampleOrThrow(change);
  };
  if (decide(request) === null) return { request, pendingTasks: [] };
  await nextCode.saveLookup();
  const changed = await changeRequest(requestId, decide, now, idempotencyKey);
  await releaseAddress();
  return changed;
}

/** Throws `invalid_input` for an address that the portal no longer emails. */
export async function refuseSuppressed(
  address: string,
  field: string,
  message = ADDRESS_REJECTS,
): Promise<void> {
  if (await isAddressSuppressed(addressKeyOf(address)))
    throw new PortalError('invalid_input', message, { fields: { [field]: message } });
}
