import * as z from 'zod/mini';
import { statusDefinition } from '../catalogues/statuses.ts';
import { anyone, operation, staffOnly } from '../../endpoint.ts';
import { listRequestStatuses } from './configuration.ts';
import { listItemId } from '../schemas/listItemId.ts';
import { managedStatus, statusDeletion, statusForm } from '../../requests/schemas/requestStatus.ts';

const { function: name, path } = listRequestStatuses;
const shared = { function: name, path } as const;

/** The same call as `listRequestStatuses`, which is all that most pages load of it. */
export const readRequestStatuses = operation({
  ...shared,
  method: 'GET',
  summary:
    'Active request statuses in their configured order. Staff who ask for all of them get the others as well, with who made them and how far their requests have moved to another one.',
  access: anyone,
  query: z.object({ showAll: z.optional(z.enum(['true', 'false'])) }),
  data: z.array(z.union([managedStatus, z.extend(statusDefinition, { _id: z.string() })])),
});

/** What staff get who ask for all. */
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
  summary: 'Adds a request status. Its key is made of the label, and never changes.',
  access: staffOnly,
  body: statusForm,
  data: managedStatus,
});

export const editStatus = operation({
  ...shared,
  method: 'PUT',
  summary: 'Changes a request status, or puts it out of use or back into it; its key stays.',
  access: staffOnly,
  query: listItemId,
  body: z.extend(statusForm, { isActive: z.optional(z.boolean()) }),
  data: managedStatus,
});

export const deleteStatus = operation({
  ...shared,
  method: 'DELETE',
  summary:
    'Deletes a request status that no request has. Of one in use it tells by which requests, unless they are to move to another one or `force` puts it out of use.',
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
