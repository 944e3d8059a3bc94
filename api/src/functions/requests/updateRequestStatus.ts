import { updateRequestStatus } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { decideStatusChange, type StatusDecision } from '../../domain/requests/edits/changeStatus.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Log } from '../../telemetry/log.ts';
import { moveOutOfDeletedStatus } from '../../workflows/requests/moveOutOfDeletedStatus.ts';
import { runTasksNow } from '../../workflows/operations/runTask.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** PUT /api/updateRequestStatus: changes the status of a request, or adds notes. */
endpoint(updateRequestStatus, async ({ body, caller, now, log }) => {
  const { requestId, status, notes, isPrivate, seenStatus } = body;
  const user = await signedInUser(caller);
  const isOffered = (await requestStatuses.read()).some(({ key, isActive }) => key === status && isActive);
  const change = { status, notes, isPrivate, seenStatus, isOffered, ...authorOf(user) };
  const { pendingTasks } = await changeRequest(
    requestId,
    (root) => {
      const decision = decideStatusChange(root, change, now);
      if (decision.kind !== 'change') throw refusalOf(decision.kind);
      return decision.change;
    },
    now,
  );
  await runTasksNow(pendingTasks, now, log);
  await refuseIfDeleted(requestId, status, now, log);
  return { message: 'Request status updated', data: { requestId, status } };
});

/**
 * Throws `conflict` if the status is being deleted. It runs after the request is in the lists, where the deletion looks
 * for requests, so that either this check or the deletion finds the other. The portal moves a request out of a deleted
 * status even if the deletion is undone later.
 */
async function refuseIfDeleted(requestId: string, status: string, now: Date, log: Log): Promise<void> {
  await requestStatuses.readNow();
  const stored = await readRequest(requestId);
  if (!stored) return;
  const { next } = await moveOutOfDeletedStatus(stored.value, now);
  await runTasksNow(next, now, log);
  const last = stored.value.history.at(-1);
  const wasMoved = stored.value.status !== status && last?.by.kind === 'system';
  if (next.length === 0 && !wasMoved) return;
  const message = 'Someone else is deleting this status. Please choose another one.';
  throw new PortalError('conflict', message, { fields: { status: message } });
}

function refusalOf(kind: Exclude<StatusDecision['kind'], 'change'>): PortalError {
  switch (kind) {
    case 'unknown-status': {
      const message = 'This status does not exist';
      return new PortalError('invalid_input', message, { fields: { status: message } });
    }
    case 'conflict': {
      const message = 'Someone else changed the status';
      return new PortalError('conflict', message, { fields: { status: message } });
    }
    case 'same':
      return new PortalError('invalid_input', 'Please choose another status or write notes');
  }
}
