import type { undeliveredActions } from '@portal/contract/notifications/endpoints.ts';
import { changeBounces } from '../../../data/emails/bounces.ts';
import { type ChangedRequest, changeRequest } from '../../../data/requests/changeRequest.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { afterRelease } from '../../../domain/notifications/delivery/addressBounces.ts';
import { resolveMark } from '../../../domain/notifications/delivery/undelivered.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { notFound } from '../../../errors/portalError.ts';
import { actorOf } from '../../accounts/actorOf.ts';
import { recipientOf } from './recipients.ts';

interface Resolution {
  readonly requestId: string;
  readonly recipientId: string;
  readonly action: (typeof undeliveredActions)[number];
}

/**
 * Ends the mark of a recipient whom emails did not reach, and, if the address is released, what is known of its bounces: the
 * portal writes to it again. The address is released first, so that a repeated call completes one that stopped in between.
 */
export async function resolveUndelivered(
  { requestId, recipientId, action }: Resolution,
  caller: Caller,
  now: Date,
): Promise<ChangedRequest> {
  const root = (await readRequest(requestId))?.value;
  if (!root) throw notFound('Request not found');
  const ref = recipientOf(root, recipientId);
  if (!ref) throw notFound('Recipient not found');
  const mark = root.undelivered?.find(
    ({ recipient, userId }) => recipient === ref.recipient && userId === ref.userId,
  );
  if (!mark) return { root, pendingTasks: [] };
  if (action === 'release')
    await changeBounces(mark.addressKey, (stored) => afterRelease(stored, now.toISOString()));
  const kind = action === 'release' ? 'address-released' : 'undelivered-handled';
  return changeRequest(requestId, (current) => resolveMark(current, ref, kind, actorOf(caller), now), now);
}
