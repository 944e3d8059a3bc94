import type { DueDateUpdate } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { changeRequest, type ChangedRequest } from '../../../data/requests/changeRequest.ts';
import type { IdempotencyKey } from '../../../data/requests/idempotency.ts';
import { authorOf } from '../../../domain/accounts/nameOfUser.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { changeDueDate } from '../../../domain/requests/edits/changeDueDate.ts';
import { PortalError } from '../../../errors/portalError.ts';

/** Changes the due date of a request. Throws `conflict` if someone else changed it in the meantime. */
export async function moveDueDate(
  update: DueDateUpdate,
  user: User,
  now: Date,
  idempotencyKey?: IdempotencyKey,
): Promise<ChangedRequest> {
  return changeRequest(
    update.requestId,
    (root) => {
      const decision = changeDueDate(root, update, authorOf(user), now);
      if (decision.kind === 'conflict') throw dueDateConflict();
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
    idempotencyKey,
  );
}

function dueDateConflict(): PortalError {
  const message = 'Someone else changed the due date';
  return new PortalError('conflict', message, { fields: { dueDate: message } });
}
