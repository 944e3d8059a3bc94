import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/submissions/endpoints/authorityChecklists.ts';
import { recordPortalEvent } from '../../data/audit/recordPortalEvent.ts';
import {
  authorityChecklistsList,
  readStoredChecklistsNow,
} from '../../data/configuration/authorityChecklists.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import {
  allAuthorityChecklists,
  saveAuthorityChecklist,
} from '../../domain/submissions/authorityChecklists.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** GET /api/manageAuthorityChecklists: the checklist of each kind of authority, not cached. */
endpoint(entries.listAuthorityChecklists, async () => ({
  data: [...allAuthorityChecklists(await readStoredChecklistsNow())],
}));

/** PUT /api/manageAuthorityChecklists: saves a new version of a checklist, and records it in the audit trail. */
endpoint(entries.saveAuthorityChecklist, async ({ body, caller, now }) => {
  const by = actorOf(caller);
  const signature = { by: by.id, byName: nameOfUser(await signedInUser(caller)), now };
  const { decided } = await authorityChecklistsList.change(([stored]) => {
    const decision = saveAuthorityChecklist(stored, body, signature, randomUUID);
    return { decided: decision, ...(decision.kind === 'changed' && { items: [decision.next] }) };
  });
  if (decided.kind === 'refused') {
    const { code, message, fields } = decided;
    throw new PortalError(code, message, { ...(fields && { fields: { ...fields } }) });
  }
  const { checklist } = decided;
  if (decided.kind === 'changed') {
    const { kind: itemId, version } = checklist;
    const details = { list: authorityChecklistsList.id, action: 'changed', itemId, version };
    await recordPortalEvent({ kind: 'configuration-changed', by, details }, now);
  }
  return { message: 'Checklist saved', data: checklist };
});
