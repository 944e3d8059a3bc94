import { updateRequestStatus } from '@portal/contract/endpoints/requestDetails.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { authorOf } from '../../domain/account/nameOfUser.ts';
import { changeStatus } from '../../domain/request/changeStatus.ts';
import type { RequestRoot } from '../../domain/request/root.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Log } from '../../http/log.ts';
import { followStatus } from '../../workflows/followStatus.ts';
import { runTasksNow } from '../../workflows/runTask.ts';
import { signedInUser } from '../../workflows/signedInUser.ts';

/** PUT /api/updateRequestStatus: moves a request to a configured status, or adds notes. */
endpoint(updateRequestStatus, async ({ body, caller, now, log }) => {
  const { requestId, status, notes, seenStatus } = body;
  const user = await signedInUser(caller);
  const configured = (await requestStatuses.read()).some(({ key, isActive }) => key === status && isActive);
  const change = {
    status,
    notes,
    // Without notes there is nothing to keep to ourselves.
    isPrivate: body.isPrivate && notes !== '',
    ...authorOf(user),
  };
  const { left } = await changeRequest(
    requestId,
    (root) => {
      refuseUnlessPossible(root, status, configured, notes, seenStatus);
      return changeStatus(root, change, now);
    },
    now,
  );
  await runTasksNow(left, now, log);
  await refuseIfDeleted(requestId, status, now, log);
  return { message: 'Request status updated', data: { requestId, status } };
});

/**
 * Looked at after the request is in the lists, where whoever deletes a status looks for requests: one of both sees the
 * other. The portal takes a request out of a status that it finds deleted, also where the deletion is then taken back.
 */
async function refuseIfDeleted(requestId: string, status: string, now: Date, log: Log): Promise<void> {
  await requestStatuses.readNow();
  const stored = await readRequest(requestId);
  if (!stored) return;
  const { next } = await followStatus(stored.value, now);
  await runTasksNow(next, now, log);
  const last = stored.value.history.at(-1);
  const wasTakenOut = stored.value.status !== status && last?.by.kind === 'system';
  if (next.length === 0 && !wasTakenOut) return;
  const message = 'Somebody was deleting this status at the same time. Please choose a status again.';
  throw new PortalError('conflict', message, { fields: { status: message } });
}

function refuseUnlessPossible(
  root: RequestRoot,
  status: string,
  isConfigured: boolean,
  notes: string,
  seenStatus: string | undefined,
): void {
  // A status that was taken out of use may stay where it is.
  if (!isConfigured && root.status !== status) {
    throw new PortalError('invalid_input', 'This status does not exist', {
      fields: { status: 'This status does not exist' },
    });
  }
  if (seenStatus !== undefined && root.status !== seenStatus) {
    const message = 'Somebody else has changed the status in the meantime';
    throw new PortalError('conflict', message, { fields: { status: message } });
  }
  if (root.status === status && notes === '') {
    throw new PortalError('invalid_input', 'Please choose another status or write notes');
  }
}
