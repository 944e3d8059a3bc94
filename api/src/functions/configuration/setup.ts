import * as entries from '@portal/contract/configuration/endpoints/setup.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import { setupDismissal } from '../../data/configuration/setupDismissal.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { readSetup } from '../../workflows/configuration/readSetup.ts';

/** GET /api/setup: the setup list of a new portal, for admins. */
endpoint(entries.readSetup, async () => ({ data: await readSetup() }));

/** PUT /api/setup: dismisses the setup list for all admins, and records it in the audit trail. */
endpoint(entries.dismissSetup, async ({ body, caller, now }) => {
  const { isFirst } = await setupDismissal.change((items) =>
    items.length > 0 ? { isFirst: false } : { isFirst: true, items: [{ dismissedAt: now.toISOString() }] },
  );
  if (isFirst) {
    const details = { list: setupDismissal.id, action: 'dismissed' };
    await recordPortalEvent({ kind: 'configuration-changed', by: actorOf(caller), details }, now);
  }
  return { data: body };
});
