import { resendNotice as entry } from '@portal/contract/notifications/endpoints.ts';
import { endpoint } from '../../http/endpoint.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { addressKeyOf } from '../../data/notifications/addressKey.ts';
import { isAddressSuppressed } from '../../data/notifications/bounces.ts';
import { type ChangedRequest, changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { resendNotice as decideResend } from '../../domain/notifications/delivery/resendNotice.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { maskedAddress } from '../../domain/requests/views/requestAccounts.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { emailAddressOf, recipientOf } from '../../workflows/notifications/delivery/recipients.ts';

/** POST /api/resendNotice: staff email the current status of a request to one of its recipients. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { pendingTasks, emailedTo } = await resendNotice(body, caller, now);
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Email sent', data: { requestId: body.requestId, emailedTo } };
});

interface Resend {
  readonly requestId: string;
  readonly recipientId: string;
  readonly key: string;
}

/** Sends the current status of a request to one recipient, for staff. Repeated calls with the same key send it once. */
async function resendNotice(
  { requestId, recipientId, key }: Resend,
  caller: Caller,
  now: Date,
): Promise<ChangedRequest & { readonly emailedTo: string }> {
  const request = (await readRequest(requestId))?.value;
  const recipient = request && recipientOf(request, recipientId);
  const address = request && recipient && (await emailAddressOf(request, recipient));
  if (!address) throw notFound(request ? 'Recipient not found' : 'Request not found');
  if (await isAddressSuppressed(addressKeyOf(address.to)))
    throw new PortalError(
      'conflict',
      'The portal no longer emails this address, because it rejects our emails. Correct the address, or allow emails to it again.',
    );
  const changed = await changeRequest(
    requestId,
    (current) => {
      const decision = decideResend(current, recipient, actorOf(caller), now);
      if (decision.kind === 'send') return decision.change;
      throw new PortalError(
        'rate_limited',
        'The current status was emailed to this recipient too often today. Please try again tomorrow.',
        { retryAfterSeconds: decision.retryAfterSeconds },
      );
    },
    now,
    { key: `resend|${key}`, content: recipientId },
  );
  return { ...changed, emailedTo: maskedAddress(address.to) };
}
