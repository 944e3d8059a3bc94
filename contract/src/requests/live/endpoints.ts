import * as z from 'zod/mini';
import { operation, staffOnly } from '../../endpoint.ts';
import { numberInQuery, requestId } from '../../fields/fields.ts';
import { requestFilter, requestListItem } from '../schemas/requestList.ts';
import { presenceStates, presentPerson, requestLease, skip } from './schemas.ts';

/** Maximum number of rows that a list can follow. */
export const MAX_LIVE_ROWS = 50;

export const getLiveList = operation({
  function: 'getLiveList',
  method: 'GET',
  summary:
    'Returns what changed in the shown rows of the request list since the change number `seen`, and who has these requests open.',
  access: staffOnly,
  query: z.object({
    /** `changes` of the previous call. Without it, nothing but the number and the people are returned. */
    seen: z.optional(numberInQuery(0)),
    /** The shown requests, separated by commas. */
    ids: z
      .string()
      .check(
        z.maxLength(45 * MAX_LIVE_ROWS),
        z.regex(/^(?:req_[\w-]{20,40}(?:,(?!$)|$)){0,50}$/, 'The request ID is not valid'),
      ),
    ...requestFilter,
  }),
  data: z.object({
    /** Increases with every change of a request. */
    changes: z.int(),
    /** Other staff who have a shown request open. */
    present: z.array(z.object({ requestId, people: z.array(presentPerson) })),
    /** The shown rows; null if no request changed since `seen`. */
    update: z.nullable(
      z.object({
        rows: z.array(requestListItem),
        /** The shown requests that still match the filters. */
        matching: z.array(requestId),
        totalCount: z.int(),
        countIsExact: z.boolean(),
      }),
    ),
  }),
});

export const setPresence = operation({
  function: 'setPresence',
  method: 'POST',
  summary:
    'Records that the caller has a request open, for 45 seconds, or has left it. Returns the other people and the lease.',
  access: staffOnly,
  // An open page reports four times a minute, and when its person opens or leaves it or a form on it. Ten pages make
  // fewer than 100 calls; the rest is for paging through requests.
  rateLimit: { limit: 180, windowSeconds: 60, per: 'account' },
  body: z.object({ requestId, state: z.enum([...presenceStates, 'left']) }),
  data: z.object({ people: z.array(presentPerson), lease: z.nullable(requestLease) }),
});

export const startNext = operation({
  function: 'startNext',
  method: 'POST',
  summary:
    'Claims the most urgent open request of a view that nobody is working on and that is not assigned to somebody else. While the caller’s lease on an earlier request lasts, returns that request, also if it is not in the view.',
  access: staffOnly,
  body: z.object({
    ...requestFilter,
    /** The request that the caller has finished. */
    finished: z.optional(requestId),
  }),
  data: z.object({
    /** Null if no request is available. */
    lease: z.nullable(requestLease),
    /** Whether `lease` is the caller’s earlier request, so no other one was claimed. */
    isCurrent: z.boolean(),
  }),
});

export const renewLease = operation({
  function: 'renewLease',
  method: 'POST',
  summary:
    'Extends the lease of the caller on a request. Returns the lease of someone else if they have it now.',
  access: staffOnly,
  body: z.object({ requestId }),
  data: z.object({ lease: z.nullable(requestLease) }),
});

export const endLease = operation({
  function: 'endLease',
  method: 'POST',
  summary: 'Ends the lease of the caller on a request. Does nothing without one.',
  access: staffOnly,
  body: z.object({ requestId }),
  data: z.object({ requestId }),
});

export const skipRequest = operation({
  function: 'skipRequest',
  method: 'POST',
  summary: 'Ends the lease of the caller on a request that they do not finish, and records the reason.',
  access: staffOnly,
  body: skip,
  data: z.object({ requestId }),
});
