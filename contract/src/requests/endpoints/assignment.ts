import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { assignee } from '../schemas/assignee.ts';
import { requestId } from '../../fields/fields.ts';
import { assignment, dueDateUpdate } from '../schemas/requestAssignment.ts';

export const assignRequest = operation({
  function: 'assignRequest',
  method: 'PUT',
  summary:
    'Assigns a request to an active staff member, or unassigns it. Fails with a conflict if someone else assigned it first.',
  access: staffOnly,
  body: assignment,
  data: z.object({ requestId, assigneeId: z.nullable(z.string()) }),
});

export const changeDueDate = operation({
  function: 'changeDueDate',
  method: 'PUT',
  summary:
    'Changes the due date of a request to a day between one year ago and five years from now, and stores the reason. With `useRules`, replaces a day that a person set with the one that the deadline rules say. Fails with a conflict if someone else changed it first.',
  access: staffOnly,
  body: dueDateUpdate,
  data: z.object({ requestId, dueDate: z.string() }),
});

export const listAssignees = operation({
  function: 'listAssignees',
  method: 'GET',
  summary:
    'Lists everyone to whom a request can be assigned: active staff and admins, by name. With `former`, also that person if they worked here.',
  access: staffOnly,
  query: z.object({
    /** ID of a person who may have left, for a filter that names them. */
    former: z.optional(z.string().check(z.maxLength(60))),
  }),
  data: z.array(assignee),
});
