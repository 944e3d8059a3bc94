import { changeAuthority as entry } from '@portal/contract/requests/endpoints/authority.ts';
import { changeRequest } from '../../../data/requests/changeRequest.ts';
import { authorOf } from '../../../domain/accounts/nameOfUser.ts';
import { changeAuthority } from '../../../domain/requests/edits/changeAuthority.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';

/** PUT /api/changeAuthority: sets or corrects on what authority the records of a request are released. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { requestId } = body;
  const author = authorOf(await signedInUser(caller));
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => {
      const decision = changeAuthority(request, body, author, now);
      if (decision.kind === 'conflict')
        throw new PortalError('conflict', 'Someone else changed the authority for release.');
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Authority for release saved', data: { requestId } };
});
