import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { keyedId } from '../../../config/keyedHash.ts';
import { readRequest } from '../../../data/requests/readRequest.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';
import { setStatus } from '../../../workflows/requests/edits/setStatus.ts';

/** PUT /api/updateRequestStatus: changes the status of a request, or adds notes. */
endpoint(updateRequestStatus, async ({ body: { key, ...update }, caller, now, log }) => {
  const { requestId, status } = update;
  const runTasks: Parameters<typeof setStatus>[3] = (refs) => runTasksNow(refs, now, log);
  const content = keyedId('status change', JSON.stringify([status, update.notes, update.isPrivate]));
  // Bulk actions use the same keys.
  const idempotencyKey = key === undefined ? undefined : { key: `status|${key}`, content };
  const [user, stored] = await Promise.all([signedInUser(caller), readRequest(requestId)]);
  const { pendingTasks } = await setStatus(update, user, now, runTasks, idempotencyKey, stored?.value);
  if (pendingTasks.length === 0) {
    throw new PortalError('invalid_input', 'Please choose another status or write notes');
  }
  return { message: 'Request status updated', data: { requestId, status } };
});
