import * as entries from '@portal/contract/configuration/endpoints/setup.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { createSample, removeCurrentSample } from '../../workflows/configuration/sampleRequest.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';

/** POST /api/sampleRequest: creates the sample request, or returns the one that exists. */
endpoint(entries.createSampleRequest, async ({ caller, now, log }) => {
  const { requestId, pendingTasks } = await createSample(await signedInUser(caller), now);
  await runTasksNow(pendingTasks, now, log);
  return { data: { requestId } };
});

/** DELETE /api/sampleRequest: cancels the sample request, and deletes its documents and messages. */
endpoint(entries.removeSampleRequest, async ({ body, caller, now, log }) => {
  await runTasksNow(await removeCurrentSample(await signedInUser(caller), now, body.requestId), now, log);
  return { data: body };
});
