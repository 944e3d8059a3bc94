import { addToMyRequests } from '@portal/contract/requests/endpoints/requests.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { addOwner } from '../../domain/requests/edits/addOwner.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import { refuseReplacedCode } from '../../workflows/requests/findAccessibleRequest.ts';
import { endpoint } from '../../http/endpoint.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { removedFromRequest } from '../../workflows/accounts/ofRequest/requireNotRemoved.ts';

/** POST /api/addToMyRequests: adds a request that the client has opened by Order ID and code to their list. */
endpoint(addToMyRequests, async ({ body: { requestId }, caller, now, log }) => {
  if (caller.held?.requestId !== requestId) throw notFound('Request not found');
  const user = await signedInUser(caller);
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => {
      refuseReplacedCode(caller, request);
      const decision = addOwner(request, user, now);
      switch (decision.kind) {
        case 'add':
          return decision.change;
        case 'already':
          return null;
        case 'removed':
          throw removedFromRequest();
        case 'full':
          throw new PortalError(
            'conflict',
            'Too many people have already added this request to their lists. Please use its Order ID and verification code.',
          );
      }
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  return { message: 'Added to your requests', data: { requestId } };
});
