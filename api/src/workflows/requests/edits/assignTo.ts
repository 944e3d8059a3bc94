import type { Assignment } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { changeRequest, type ChangedRequest } from '../../../data/requests/changeRequest.ts';
import type { IdempotencyKey } from '../../../data/requests/idempotency.ts';
import type { Actor } from '../../../domain/requests/actor.ts';
import { assignRequest } from '../../../domain/requests/edits/assignRequest.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { isAssignable } from '../../accounts/assignees.ts';

/** Assigns a request to a staff member, or unassigns it. Throws `conflict` if someone else assigned it in the meantime. */
export async function assignTo(
  assignment: Assignment,
  by: Actor,
  now: Date,
  idempotencyKey?: IdempotencyKey,
): Promise<ChangedRequest> {
  const { requestId, assigneeId } = assignment;
  if (assigneeId !== null && !(await isAssignable(assigneeId))) throw notAssignable();
  return changeRequest(
    requestId,
    (request) => {
      const decision = assignRequest(request, assignment, by, now);
      if (decision.kind === 'conflict') throw assignmentConflict();
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
    idempotencyKey,
  );
}

function notAssignable(): PortalError {
  const message = 'Requests can only be assigned to active staff members';
  return new PortalError('invalid_input', message, { fields: { assigneeId: message } });
}

function assignmentConflict(): PortalError {
  const message = 'Someone else assigned this request';
  return new PortalError('conflict', message, { fields: { assigneeId: message } });
}
