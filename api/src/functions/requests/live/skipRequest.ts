import { skipRequest as entry } from '@portal/contract/requests/live/endpoints.ts';
import { changeRequest } from '../../../data/requests/changeRequest.ts';
import { deleteLease, readLease } from '../../../data/requests/live/leases.ts';
import { setAside } from '../../../data/requests/live/workStates.ts';
import { authorOf } from '../../../domain/accounts/nameOfUser.ts';
import { currentLease } from '../../../domain/requests/live/lease.ts';
import { skipRequest } from '../../../domain/requests/live/skipRequest.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';
import { runTasksNow } from '../../../workflows/operations/outbox/runTask.ts';

/** POST /api/skipRequest: ends the caller's lease on a request and records why they skip it. */
endpoint(entry, async ({ body, caller, now, log }) => {
  const { requestId } = body;
  const user = await signedInUser(caller);
  const lease = currentLease((await readLease(requestId))?.value ?? null, now);
  if (lease?.userId !== user.userId) {
    throw new PortalError('conflict', 'You’re no longer working on this request, so you can’t skip it');
  }
  const { pendingTasks } = await changeRequest(
    requestId,
    (request) => skipRequest(request, body, authorOf(user), now),
    now,
  );
  // First set aside, so that “Start next” does not find it again.
  await setAside(user.userId, requestId, now);
  await deleteLease(requestId, user.userId, now);
  await runTasksNow(pendingTasks, now, log);
  return { data: { requestId } };
});
