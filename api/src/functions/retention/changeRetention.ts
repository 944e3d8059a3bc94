import { changeRetention as entry } from '@portal/contract/retention/endpoints/requestRetention.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { changeRetention } from '../../domain/retention/changeRetention.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** PUT /api/changeRetention: changes how long the files of a request, or one of them, are kept. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { requestId, ...choice } = body;
  const by = authorOf(await signedInUser(caller));
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => {
      const decision = changeRetention(request, { ...choice, ...by }, now);
      if (decision.kind === 'no-such-file') throw notFound('File not found');
      if (decision.kind === 'change') return decision.change;
      throw new PortalError('conflict', 'This file was deleted under the retention schedule.');
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Retention saved', data: { requestId } };
});
