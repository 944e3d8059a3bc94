import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { facilitiesForm, facilityForm, managedFacility } from '../schemas/facility.ts';
import { listItemId } from '../schemas/listItemId.ts';

const shared = { function: 'manageFacilities', access: staffOnly } as const;

export const listManagedFacilities = operation({
  ...shared,
  method: 'GET',
  summary: 'Lists all facilities in their configured order, with their creators.',
  data: z.array(managedFacility),
});

export const addFacility = operation({
  ...shared,
  method: 'POST',
  status: 201,
  summary: 'Adds a facility. Name and order must be unique among active facilities.',
  body: facilityForm,
  data: managedFacility,
});

export const addFacilities = operation({
  function: 'addFacilities',
  access: staffOnly,
  method: 'POST',
  repeatable: true,
  summary:
    'Adds up to 500 facilities at once, with order 0. Those whose name is in the list already are left out, so repeating the call adds nothing.',
  body: facilitiesForm,
  data: z.object({ added: z.int(), skipped: z.int() }),
});

export const editFacility = operation({
  ...shared,
  method: 'PUT',
  summary: 'Changes a facility. Name and order must be unique among active facilities.',
  query: listItemId,
  body: facilityForm,
  data: managedFacility,
});

export const deleteFacility = operation({
  ...shared,
  method: 'DELETE',
  summary: 'Removes a facility from the list. Requests keep its name.',
  query: listItemId,
  data: z.object({ _id: z.string() }),
});
