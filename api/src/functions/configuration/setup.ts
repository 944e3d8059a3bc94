import * as entries from '@portal/contract/configuration/endpoints/setup.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { setupDismissal } from '../../data/configuration/setupDismissal.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { readSetup } from '../../workflows/configuration/readSetup.ts';
import { removeCurrentSample } from '../../workflows/configuration/sampleRequest.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** GET /api/setup: the setup list of a new portal, for admins. */
endpoint(entries.readSetup, async () => ({ data: await readSetup() }));

/** PUT /api/setup: dismisses the setup list for all admins, removes the sample request, and records both in the audit trail. */
endpoint(entries.dismissSetup, async ({ body, caller, now, log }) => {
  await runTasksNow(await removeCurrentSample(await signedInUser(caller), now), now, log);
  const { isFirst } = await setupDismissal.change((items) =>
    items.length > 0 ? { isFirst: false } : { isFirst: true, items: [{ dismissedAt: now.toISOString() }] },
  );
  if (isFirst) {
    const details = { list: setupDismissal.id, action: 'dismissed' };
    await recordPortalEvent({ kind: 'configuration-changed', by: actorOf(caller), details }, now);
  }
  return { data: body };
});
