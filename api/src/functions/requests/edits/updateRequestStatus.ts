import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../../workflows/operations/runTask.ts';
import { setStatus } from '../../../workflows/requests/edits/setStatus.ts';

/** PUT /api/updateRequestStatus: changes the status of a request, or adds notes. */
endpoint(updateRequestStatus, async ({ body, caller, now, log }) => {
  const { requestId, status } = body;
  const user = await signedInUser(caller);
  const { pendingTasks } = await setStatus(body, user, now, (refs) => runTasksNow(refs, now, log));
  if (pendingTasks.length === 0) {
    throw new PortalError('invalid_input', 'Please choose another status or write notes');
  }
  return { message: 'Request status updated', data: { requestId, status } };
});
