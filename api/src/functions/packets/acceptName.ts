import { acceptName, withdrawName } from '@portal/contract/packets/checkEndpoints.ts';
import { MAX_ACCEPTED_NAMES } from '@portal/contract/packets/pageChecks.ts';
import { readChecks, saveChecks } from '../../data/packets/pageChecks.ts';
import { readRecipe } from '../../data/packets/recipes.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { recordView } from '../../data/requests/recordView.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { raiseGate } from '../../domain/packets/checks/gate.ts';
import { viewNames, withName, withoutName } from '../../domain/packets/checks/storedChecks.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInStaff } from '../../workflows/accounts/signedInStaff.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { assembledRequest } from '../../workflows/packets/assemblyOf.ts';

/** POST /api/acceptName: accepts a name on all pages of a request. */
endpoint(acceptName, async ({ body: { requestId, decision }, caller, now, log }) => {
  const { by, byName } = authorOf(await signedInStaff(caller));
  await assembledRequest(requestId);
  // Nothing is stored beside pages that were deleted.
  if (!(await readRecipe(requestId))) throw new PortalError('conflict', 'There are no pages yet.');
  let isNew = false;
  const names = await retryOnConflict('the accepted names', async () => {
    const { value, etag } = await readChecks(requestId);
    const next = withName(value, decision, { by: by.id ?? '', byName }, now);
    if (!next) return succeeded(viewNames(value));
    if (next.names.length > MAX_ACCEPTED_NAMES)
      throw new PortalError('conflict', 'This request has too many accepted names. Take one back first.');
    isNew = true;
    return (await saveChecks(requestId, next, etag)) ? succeeded(viewNames(next)) : writeConflict;
  });
  const accepted = { kind: 'name-accepted', details: { reason: decision.reason } } as const;
  if (isNew) runTasksInBackground(await recordView(requestId, by, now, accepted), now, log);
  return { data: names };
});

/** DELETE /api/acceptName: a name is no longer accepted. */
endpoint(withdrawName, async ({ body: { requestId, name }, caller, now, log }) => {
  const { by } = authorOf(await signedInStaff(caller));
  await assembledRequest(requestId);
  const reason = { kind: 'name-withdrawn', details: {} } as const;
  const names = await retryOnConflict('the accepted names', async () => {
    const { value, etag } = await readChecks(requestId);
    const next = withoutName(value, name);
    if (!next) return succeeded(viewNames(value));
    // First, so that nobody opens the release by the names before.
    const raised = await changeRequest(requestId, (each) => raiseGate(each, reason, by, now), now);
    runTasksInBackground(raised.pendingTasks, now, log);
    return (await saveChecks(requestId, next, etag)) ? succeeded(viewNames(next)) : writeConflict;
  });
  return { data: names };
});
