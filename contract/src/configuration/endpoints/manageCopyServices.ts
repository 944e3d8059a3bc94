import * as z from 'zod/mini';
import { admins, operation } from '../../endpoint.ts';
import { copyServiceForm, copyServiceLocationForm } from '../schemas/copyService.ts';
import { seenRevision } from '../../requests/schemas/seen.ts';
import { managedNotices } from './manageNotices.ts';
import { numberInQuery } from '../../fields/fields.ts';

const services = { function: 'manageCopyServices', access: admins } as const;
const locations = {
  function: 'manageCopyServiceLocations',
  access: admins,
} as const;

const id = z.string('The ID is missing').check(z.minLength(1, 'The ID is missing'), z.maxLength(100));
const seen = numberInQuery(0);

export const addCopyService = operation({
  ...services,
  method: 'POST',
  status: 201,
  summary:
    'Adds a copy service with a unique name. Clients can choose it as soon as it has an active location.',
  body: copyServiceForm,
  data: managedNotices,
});

export const editCopyService = operation({
  ...services,
  method: 'PUT',
  summary:
    'Changes name, order or active state of a copy service. Status 409 says what someone else changed since the caller loaded it.',
  query: z.object({ id }),
  body: z.extend(copyServiceForm, { seen: seenRevision }),
  data: managedNotices,
});

export const deleteCopyService = operation({
  ...services,
  method: 'DELETE',
  summary: 'Removes a copy service and its locations from the list. Requests keep its name and address.',
  query: z.object({ id, seen }),
  data: managedNotices,
});

export const addCopyServiceLocation = operation({
  ...locations,
  method: 'POST',
  status: 201,
  summary: 'Adds a location with a unique name to a copy service.',
  query: z.object({ id }),
  body: copyServiceLocationForm,
  data: managedNotices,
});

export const editCopyServiceLocation = operation({
  ...locations,
  method: 'PUT',
  summary: 'Changes a location. Status 409 says what someone else changed since the caller loaded it.',
  query: z.object({ id }),
  body: z.extend(copyServiceLocationForm, { seen: seenRevision }),
  data: managedNotices,
});

export const deleteCopyServiceLocation = operation({
  ...locations,
  method: 'DELETE',
  summary: 'Removes a location from the list. Requests keep its name and address.',
  query: z.object({ id, seen }),
  data: managedNotices,
});
