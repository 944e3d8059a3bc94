import * as z from 'zod/mini';
import { statusDefinition } from '../catalogs/statuses.ts';
import { anyone, operation, staffOnly } from '../../endpoint.ts';
import { listRequestStatuses } from './configuration.ts';
import { listItemId } from '../schemas/listItemId.ts';
import { managedStatus, statusDeletion, statusForm } from '../../requests/schemas/requestStatus.ts';

const { function: name, path } = listRequestStatuses;
const shared = { function: name, path } as const;

/** The full form of `listRequestStatuses`. Most pages load only that smaller schema. */
export const readRequestStatuses = operation({
  ...shared,
  method: 'GET',
  summary:
    'Lists active request statuses in their configured order. With `showAll`, staff get inactive ones too, with creators and the progress of migrations.',
  access: anyone,
  query: z.object({ showAll: z.optional(z.enum(['true', 'false'])) }),
  data: z.array(z.union([managedStatus, z.extend(statusDefinition, { _id: z.string() })])),
});

/** The result for staff with `showAll`. */
export const listManagedStatuses = operation({
  ...shared,
  method: 'GET',
  summary: 'All request statuses.',
  access: staffOnly,
  query: z.object({ showAll: z.literal('true') }),
  data: z.array(managedStatus),
});

export const addStatus = operation({
  ...shared,
  method: 'POST',
  status: 201,
  summary: 'Adds a request status. Its key derives from the label and never changes.',
  access: staffOnly,
  body: statusForm,
  data: managedStatus,
});

export const editStatus = operation({
  ...shared,
  method: 'PUT',
  summary: 'Changes, activates or deactivates a request status. Its key never changes.',
  access: staffOnly,
  query: listItemId,
  body: z.extend(statusForm, { isActive: z.optional(z.boolean()) }),
  data: managedStatus,
});

export const deleteStatus = operation({
  ...shared,
  method: 'DELETE',
  summary:
    'Deletes an unused request status. For a status in use, returns its usage, unless the body moves its requests to another status or deactivates it with `force`.',
  access: staffOnly,
  query: listItemId,
  body: z.optional(
    z.object({
      migrateToStatusId: z.optional(z.string().check(z.maxLength(100))),
      force: z.optional(z.boolean()),
    }),
  ),
  alternateStatus: 202,
  topLevel: z.object({ details: z.pick(statusDeletion, { usageCount: true, sampleRequests: true }) }),
  data: statusDeletion,
});
