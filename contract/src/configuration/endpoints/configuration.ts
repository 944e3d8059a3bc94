import * as z from 'zod/mini';
import { statusDefinition } from '../catalogs/statuses.ts';
import { anyone, operation } from '../../endpoint.ts';

export const listFacilities = operation({
  function: 'getFacilities',
  method: 'GET',
  summary: 'Lists active facilities in their configured order.',
  access: anyone,
  data: z.array(z.object({ _id: z.string(), name: z.string() })),
});

export const listRequestStatuses = operation({
  function: 'manageRequestStatuses',
  method: 'GET',
  summary: 'Lists active request statuses in their configured order.',
  access: anyone,
  data: z.array(z.extend(statusDefinition, { _id: z.string() })),
});
