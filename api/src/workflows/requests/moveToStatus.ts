import { changeRequest, type Changed } from '../../data/requests/changeRequest.ts';
import { projectRequest } from '../../data/views/projectRequest.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { changeStatus } from '../../domain/requests/edits/changeStatus.ts';

/**
 * Moves a request from a status that goes out of use to another, in the name of the portal and without a mail. One that
 * has moved already only has its place in the lists brought up to date, so that this may be done again at any point.
 */
export async function moveToStatus(
  requestId: string,
  from: string,
  to: string,
  now: Date,
): Promise<Changed['pendingTasks']> {
  const change = { status: to, notes: '', isPrivate: false, by: SYSTEM, byName: 'system' };
  const { root, pendingTasks } = await changeRequest(
    requestId,
    (current) => (current.status === from ? changeStatus(current, change, now) : null),
    now,
  );
  if (pendingTasks.length === 0) await projectRequest(root);
  return pendingTasks;
}
