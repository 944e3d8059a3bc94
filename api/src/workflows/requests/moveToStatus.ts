import { changeRequest, type ChangedRequest } from '../../data/requests/changeRequest.ts';
import { projectRequest } from '../../data/views/projectRequest.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { changeStatus } from '../../domain/requests/edits/changeStatus.ts';

/**
 * Moves a request from a status that is being removed to another, as the system and without an email. Idempotent: for a
 * request that has already moved, only updates its list row.
 */
export async function moveToStatus(
  requestId: string,
  from: string,
  to: string,
  now: Date,
): Promise<ChangedRequest['pendingTasks']> {
  const change = { status: to, notes: '', isPrivate: false, by: SYSTEM, byName: 'system' };
  const { request, pendingTasks } = await changeRequest(
    requestId,
    (current) => (current.status === from ? changeStatus(current, change, now) : null),
    now,
  );
  if (pendingTasks.length === 0) await projectRequest(request);
  return pendingTasks;
}
