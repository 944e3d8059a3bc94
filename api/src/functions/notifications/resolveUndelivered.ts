import {
  resolveUndelivered as entry,
  type undeliveredActions,
} from '@portal/contract/notifications/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { undeliveredOf } from '../../workflows/notifications/delivery/undeliveredOf.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { addressKeyOf } from '../../data/notifications/addressKey.ts';
import { changeBounces, isAddressSuppressed } from '../../data/notifications/bounces.ts';
import { type ChangedRequest, changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { afterRelease } from '../../domain/notifications/delivery/addressBounces.ts';
import { resolveMark, type UndeliveredRef } from '../../domain/notifications/delivery/undelivered.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound } from '../../errors/portalError.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { emailAddressOf, recipientOf } from '../../workflows/notifications/delivery/recipients.ts';

/** POST /api/resolveUndelivered: staff handle a recipient whom emails did not reach. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { request, pendingTasks } = await resolveUndelivered(body, caller, now);
  await runTasksNow(pendingTasks, now, log);
  return { data: { requestId: body.requestId, undelivered: await undeliveredOf(request) } };
});

interface Resolution {
  readonly requestId: string;
  readonly recipientId: string;
  readonly action: (typeof undeliveredActions)[number];
}

/**
 * Ends the mark of a recipient whom emails did not reach. If the address is released, the portal also emails it again.
 * The address is released last, so that a repeated call completes an interrupted one: a suppressed address can be
 * released without a mark.
 */
async function resolveUndelivered(
  { requestId, recipientId, action }: Resolution,
  caller: Caller,
  now: Date,
): Promise<ChangedRequest> {
  const request = (await readRequest(requestId))?.value;
  if (!request) throw notFound('Request not found');
  const ref = recipientOf(request, recipientId);
  if (!ref) throw notFound('Recipient not found');
  const mark = request.undelivered?.find(
    ({ recipient, userId }) => recipient === ref.recipient && userId === ref.userId,
  );
  const resolveAs = (kind: Parameters<typeof resolveMark>[2]) =>
    changeRequest(requestId, (current) => resolveMark(current, ref, kind, actorOf(caller), now), now);
  if (action === 'handled') return resolveAs('undelivered-handled');
  const addressKey = mark?.addressKey ?? (await suppressedKeyOf(request, ref));
  if (addressKey === null) return { request, pendingTasks: [] };
  const released = await resolveAs('address-released');
  await changeBounces(addressKey, (stored) => afterRelease(stored, now.toISOString()));
  return released;
}

/** The keyed hash of a recipient's address; null if the portal writes to it. */
async function suppressedKeyOf(request: RequestDocument, ref: UndeliveredRef): Promise<string | null> {
  const address = await emailAddressOf(request, ref);
  if (!address) return null;
  const addressKey = addressKeyOf(address.to);
  return (await isAddressSuppressed(addressKey)) ? addressKey : null;
}
