import { DUE_DATE_OUT_OF_RANGE } from '@portal/contract/requests/rules/dueDate.ts';
import type { DueDateUpdate } from '@portal/contract/requests/schemas/requestAssignment.ts';
import { readDeadlineRules } from '../../../data/configuration/deadlineRules.ts';
import { changeRequest, type ChangedRequest } from '../../../data/requests/changeRequest.ts';
import type { IdempotencyKey } from '../../../data/requests/idempotency.ts';
import { authorOf } from '../../../domain/accounts/nameOfUser.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { changeDueDate, restoreCalculatedDueDate } from '../../../domain/requests/edits/changeDueDate.ts';
import { PortalError } from '../../../errors/portalError.ts';

/** Changes the due date of a request. Throws `conflict` if someone else changed it in the meantime or no rules apply to it, and `invalid_input` for a day too far from today. */
export async function moveDueDate(
  update: DueDateUpdate,
  user: User,
  now: Date,
  idempotencyKey?: IdempotencyKey,
): Promise<ChangedRequest> {
  const rules = update.useRules ? await readDeadlineRules() : null;
  return changeRequest(
    update.requestId,
    (request) => {
      const decision = rules
        ? restoreCalculatedDueDate(request, update, authorOf(user), rules, now)
        : changeDueDate(request, update, authorOf(user), now);
      switch (decision.kind) {
        case 'change':
          return decision.change;
        case 'same':
          return null;
        case 'out_of_range':
          throw dueDateRefused('invalid_input', DUE_DATE_OUT_OF_RANGE);
        case 'no_rules':
          throw dueDateRefused('conflict', 'The deadline rules do not apply to this request');
        case 'conflict':
          throw dueDateRefused('conflict', 'Someone else changed the due date');
      }
    },
    now,
    idempotencyKey,
  );
}

function dueDateRefused(code: 'invalid_input' | 'conflict', message: string): PortalError {
  return new PortalError(code, message, { fields: { dueDate: message } });
}
