import { readRequest } from '../../data/requests/readRequest.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { clientIdOf } from '../../domain/requests/access/clientIdOf.ts';
import { isOwner } from '../../domain/requests/access/mayOpenRequest.ts';
import { notFound } from '../../errors/portalError.ts';
import { issueRequestAccess } from '../../services/tokens/requestAccess.ts';
import { requireNotRemoved } from '../accounts/ofRequest/requireNotRemoved.ts';
import { findHeldRequest, type HeldRequest } from './findHeldRequest.ts';

interface Reference {
  readonly requestId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly verificationCode?: string | undefined;
}

/**
 * Returns the request to update: by Order ID and verification code, or, without a code, by its ID if it belongs to the
 * signed-in client. Throws `not_found`.
 */
export async function findUpdatableRequest(
  { requestId, orderId = '', verificationCode = '' }: Reference,
  caller: Caller,
  now: Date,
): Promise<HeldRequest> {
  if (requestId === undefined || verificationCode !== '') {
    const held = await findHeldRequest({ orderId, verificationCode }, caller.address, now);
    requireNotRemoved(caller, held.request);
    return held;
  }
  const request = (await readRequest(requestId))?.value;
  const isOtherOrder = orderId !== '' && orderId !== request?.fields.orderId;
  if (!request || isOtherOrder || !isOwner(request, clientIdOf(caller.session)))
    throw notFound('Request not found');
  return { request, access: await issueRequestAccess(request, now) };
}
