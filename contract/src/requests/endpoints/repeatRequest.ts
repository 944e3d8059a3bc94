import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';
import { paAppliesToValues } from '../catalogs/personalAppearance.ts';

/**
 * The fields of a request that a new one can start with. Files, Order ID, authorization and Social Security digits are
 * not part of it: each request needs its own.
 */
export const repeatableFields = z.object({
  facilityName: z.string(),
  copyServiceName: z.string(),
  copyServiceLocation: z.string(),
  copyServiceEmail: z.string(),
  copyServicePhone: z.string(),
  attorneyName: z.string(),
  firmName: z.string(),
  lawyerEmail: z.string(),
  lawyerPhone: z.string(),
  patientName: z.string(),
  /** YYYY-MM-DD. */
  patientDob: z.string(),
  requestType: z.int(),
  paAppliesTo: z.union([z.enum(paAppliesToValues), z.literal('')]),
  physicianName: z.string(),
});

export type RepeatableFields = z.output<typeof repeatableFields>;

export const getRepeatableRequest = operation({
  function: 'getRepeatableRequest',
  method: 'GET',
  summary:
    'Returns the fields of a request for a new one like it. Only for the account that submitted the request.',
  access: ['client'],
  query: z.object({ requestId }),
  data: repeatableFields,
});
