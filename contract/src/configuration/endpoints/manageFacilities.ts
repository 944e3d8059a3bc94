import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { facilityForm, managedFacility } from '../schemas/facility.ts';
import { listItemId } from '../schemas/listItemId.ts';

const shared = { function: 'manageFacilities', path: 'manageFacilities', access: staffOnly } as const;

export const listManagedFacilities = operation({
  ...shared,
  method: 'GET',
  summary: 'All facilities in their configured order, with who made them.',
  data: z.array(managedFacility),
});

export const addFacility = operation({
  ...shared,
  method: 'POST',
  status: 201,
  summary: 'Adds a facility; name and order must be free among the active ones.',
  body: facilityForm,
  data: managedFacility,
});

export const editFacility = operation({
  ...shared,
  method: 'PUT',
  summary: 'Changes a facility; name and order must be free among the other active ones.',
  query: listItemId,
  body: facilityForm,
  data: managedFacility,
});

export const deleteFacility = operation({
  ...shared,
  method: 'DELETE',
  summary: 'Removes a facility from the list; requests keep its name.',
  query: listItemId,
  data: z.object({ _id: z.string() }),
});
