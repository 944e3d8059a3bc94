import * as z from 'zod/mini';
import { admins, operation } from '../../endpoint.ts';
import { copyServiceForm, copyServiceLocationForm } from '../schemas/copyService.ts';
import { seenRevision } from '../../requests/schemas/seenRevision.ts';
import { managedNotices } from './manageNotices.ts';
import { numberInQuery } from '../../fields/fields.ts';

const services = { function: 'manageCopyServices', path: 'manageCopyServices', access: admins } as const;
const locations = {
  function: 'manageCopyServiceLocations',
  path: 'manageCopyServiceLocations',
  access: admins,
} as const;

const id = z.string('The ID is missing').check(z.minLength(1, 'The ID is missing'), z.maxLength(100));
const seen = numberInQuery(0);

export const addCopyService = operation({
  ...services,
  method: 'POST',
  status: 201,
  summary: 'Adds a copy service; its name must be free. It is offered once it has an active location.',
  body: copyServiceForm,
  data: managedNotices,
});

export const editCopyService = operation({
  ...services,
  method: 'PUT',
  summary:
    'Changes name, place or use of a copy service; 409 tells what somebody else changed since it was seen.',
  query: z.object({ id }),
  body: z.extend(copyServiceForm, { seen: seenRevision }),
  data: managedNotices,
});

export const deleteCopyService = operation({
  ...services,
  method: 'DELETE',
  summary: 'Takes a copy service with its locations off the list; requests keep its name and address.',
  query: z.object({ id, seen }),
  data: managedNotices,
});

export const addCopyServiceLocation = operation({
  ...locations,
  method: 'POST',
  status: 201,
  summary: 'Adds a location to a copy service; its name must be free within it.',
  query: z.object({ id }),
  body: copyServiceLocationForm,
  data: managedNotices,
});

export const editCopyServiceLocation = operation({
  ...locations,
  method: 'PUT',
  summary: 'Changes a location; 409 tells what somebody else changed since it was seen.',
  query: z.object({ id }),
  body: z.extend(copyServiceLocationForm, { seen: seenRevision }),
  data: managedNotices,
});

export const deleteCopyServiceLocation = operation({
  ...locations,
  method: 'DELETE',
  summary: 'Takes a location off the list; requests keep its name and address.',
  query: z.object({ id, seen }),
  data: managedNotices,
});
