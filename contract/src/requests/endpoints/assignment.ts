import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { assignee } from '../schemas/assignee.ts';
import { requestId } from '../../fields/fields.ts';
import { assignment, dueDateUpdate } from '../schemas/requestAssignment.ts';

export const assignRequest = operation({
  function: 'assignRequest',
  method: 'PUT',
  path: 'assignRequest',
  summary:
    'Gives a request to an active member of the staff, or to nobody. Refused as a conflict when somebody else assigned it first.',
  access: staffOnly,
  body: assignment,
  data: z.object({ requestId, assigneeId: z.nullable(z.string()) }),
});

export const changeDueDate = operation({
  function: 'changeDueDate',
  method: 'PUT',
  path: 'changeDueDate',
  summary:
    'Moves the due date of a request and keeps the reason. Refused as a conflict when somebody else moved it first.',
  access: staffOnly,
  body: dueDateUpdate,
  data: z.object({ requestId, dueDate: z.string() }),
});

export const listAssignees = operation({
  function: 'listAssignees',
  method: 'GET',
  path: 'listAssignees',
  summary: 'Everybody to whom a request can be assigned: active staff and admins, by name.',
  access: staffOnly,
  data: z.array(assignee),
});
