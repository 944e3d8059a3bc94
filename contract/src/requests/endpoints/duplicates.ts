import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { instant, requestId } from '../../fields/fields.ts';

/** Days within which two requests for the same records can be duplicates. */
export const DUPLICATE_DAYS = 90;

const words = z.string().check(z.maxLength(200));

/** A request that may ask for the same records. */
export const possibleDuplicate = z.object({
  requestId,
  orderId: z.string(),
  requestType: z.int(),
  status: z.string(),
  submittedAt: instant,
});

export type PossibleDuplicate = z.output<typeof possibleDuplicate>;

export const findEarlierRequests = operation({
  function: 'findEarlierRequests',
  method: 'POST',
  summary:
    'Lists requests of the signed-in client for the same patient and facility with an overlapping type, submitted in the last 90 days. Never reads the requests of other accounts.',
  access: ['client'],
  rateLimit: { limit: 120, windowSeconds: 600 },
  body: z.object({
    patientName: words,
    patientDob: words,
    facilityName: words,
    requestType: z.int(),
  }),
  data: z.array(possibleDuplicate),
});

export const getPossibleDuplicates = operation({
  function: 'getPossibleDuplicates',
  method: 'GET',
  summary:
    'Lists requests of all accounts for the same patient and facility with an overlapping type, submitted at most 90 days before or after this one.',
  access: staffOnly,
  query: z.object({ requestId }),
  data: z.array(possibleDuplicate),
});
