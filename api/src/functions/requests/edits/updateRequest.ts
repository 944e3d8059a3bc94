import { updateRequest } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { actorOf } from '../../../workflows/accounts/actorOf.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';
import { editDetails } from '../../../workflows/requests/edits/editDetails.ts';

/** PUT /api/updateRequest: changes the patient, the contact, or a checkbox of a request. */
endpoint(updateRequest, async ({ body, caller, now, log }) => {
  const { pendingTasks } = await editDetails(body, actorOf(caller), now);
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Request details updated successfully!', data: { requestId: body.requestId } };
});
