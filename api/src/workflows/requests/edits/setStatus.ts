import type { statusUpdate } from '@portal/contract/requests/schemas/requestEdits.ts';
import type * as z from 'zod/mini';
import { requestStatuses } from '../../../data/configuration/lists.ts';
import { changeRequest, type ChangedRequest } from '../../../data/requests/changeRequest.ts';
import type { IdempotencyKey } from '../../../data/requests/idempotency.ts';
import { readRequestSince } from '../../../data/requests/readRequest.ts';
import { authorOf } from '../../../domain/accounts/nameOfUser.ts';
import type { User } from '../../../domain/accounts/user.ts';
import type { Change, TaskRef } from '../../../domain/requests/change.ts';
import { decideStatusChange, type StatusDecision } from '../../../domain/requests/edits/changeStatus.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { moveOutOfDeletedStatus } from '../moveOutOfDeletedStatus.ts';

/**
 * Changes the status of a request, or adds notes, and runs the tasks of the change. Changes nothing if the request has the
 * status and there are no notes. Throws `conflict` if someone else changed the status, or deletes the new one. `read`: the
 * request, if the caller has read it.
 */
export async function setStatus(
  { requestId, seenStatus, ...update }: Omit<z.output<typeof statusUpdate>, 'key'>,
  user: User,
  now: Date,
  runTasks: (refs: readonly TaskRef[]) => Promise<void>,
  idempotencyKey?: IdempotencyKey,
  read?: RequestDocument,
): Promise<ChangedRequest> {
  const { status } = update;
  const isOffered = (await requestStatuses.read()).some(({ key, isActive }) => key === status && isActive);
  const change = { ...update, seenStatus, isOffered, ...authorOf(user) };
  const changed = await changeRequest(
    read ?? requestId,
    (request) => statusChangeOf(decideStatusChange(request, change, now)),
    now,
    idempotencyKey,
  );
  if (changed.pendingTasks.length === 0) return changed;
  await runTasks(changed.pendingTasks);
  if (await moveIfStatusDeleted(changed.request, status, now, runTasks))
    throw statusRefused('conflict', 'Someone else is deleting this status. Please choose another one.');
  return changed;
}

/** The change; null if the request has the status and there are no notes. Throws for a status that is refused. */
export function statusChangeOf(decision: StatusDecision): Change | null {
  switch (decision.kind) {
    case 'change':
      return decision.change;
    case 'same':
      return null;
    case 'unknown-status':
      throw statusRefused('invalid_input', 'This status does not exist');
    case 'conflict':
      throw statusRefused('conflict', 'Someone else changed the status');
  }
}

/**
 * Moves the request on if its new status is being deleted, and returns whether it did. `changed` is the version that
 * got the status. Call this after the row of the request is written: the deletion looks for requests in the rows, so
 * either this check finds the deletion, or the deletion finds the row. The portal moves a request out of a deleted
 * status even if the deletion is undone later.
 */
export async function moveIfStatusDeleted(
  changed: RequestDocument,
  status: string,
  now: Date,
  runTasks: (refs: readonly TaskRef[]) => Promise<void>,
): Promise<boolean> {
  const [statuses, found] = await Promise.all([requestStatuses.readNow(), readRequestSince(changed)]);
  const isListed = statuses.some(({ key, isActive }) => key === status && isActive);
  // If the status is being deleted, the request could be moved after it was read.
  const stored = isListed ? found : await readRequestSince(changed);
  if (!stored) return false;
  const { next } = await moveOutOfDeletedStatus(stored.value, now);
  await runTasks(next);
  const last = stored.value.history.at(-1);
  const wasMoved = stored.value.status !== status && last?.by.kind === 'system';
  return next.length > 0 || wasMoved;
}

function statusRefused(code: 'invalid_input' | 'conflict', message: string): PortalError {
  return new PortalError(code, message, { fields: { status: message } });
}
