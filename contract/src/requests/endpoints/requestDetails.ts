import * as z from 'zod/mini';
import { operation, staffOnly, signedIn } from '../../endpoint.ts';
import { requestId } from '../../fields/fields.ts';
import { requestEdit, statusUpdate } from '../schemas/requestEdits.ts';
import { requestView } from '../schemas/requestView.ts';
import { staffRequestView } from '../schemas/staffRequestView.ts';

export const getRequestDetails = operation({
  function: 'getRequestDetails',
  method: 'GET',
  path: 'getRequestDetails',
  summary:
    'One request: any for staff, with what only they may know; an own one for a client, as clients see it.',
  access: signedIn,
  query: z.object({ requestId }),
  data: z.discriminatedUnion('view', [
    z.extend(requestView, { view: z.literal('client') }),
    z.extend(staffRequestView, { view: z.literal('staff') }),
  ]),
});

export const updateRequestStatus = operation({
  function: 'updateRequestStatus',
  method: 'PUT',
  path: 'updateRequestStatus',
  summary:
    'Moves a request to a configured status, or adds notes to the one it has. The client is told unless the notes are private.',
  access: staffOnly,
  body: statusUpdate,
  data: z.object({ requestId, status: z.string() }),
});

export const updateRequest = operation({
  function: 'updateRequest',
  method: 'PUT',
  path: 'updateRequest',
  summary:
    'Changes what staff may change of a request. Refused as a conflict when somebody else changed the same first.',
  access: staffOnly,
  body: requestEdit,
  data: z.object({ requestId }),
});

export const revealVerificationCode = operation({
  function: 'revealVerificationCode',
  method: 'POST',
  path: 'revealVerificationCode',
  summary: 'The verification code of a request, for passing it on to the client. That it was shown is noted.',
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object({ requestId }),
  data: z.object({ verificationCode: z.string() }),
});
