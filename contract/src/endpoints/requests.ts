import * as z from 'zod/mini';
import { anyone, operation, providers, signedIn } from '../endpoint.ts';
import { draftId, requestId } from '../schemas/fields.ts';
import { requestEdit, statusUpdate } from '../schemas/requestEdits.ts';
import { requestList, requestListQuery } from '../schemas/requestList.ts';
import { requestAccess, requestView } from '../schemas/requestView.ts';
import { staffRequestView } from '../schemas/staffRequestView.ts';

/** How a holder names a request; both parts are compared without case, the code without dashes as well. */
const orderIdAndCode = z.object({
  orderId: z
    .string('Please enter a valid order ID')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a valid order ID'),
      z.maxLength(100, 'Please enter a valid order ID'),
    ),
  verificationCode: z
    .string('Please enter your case verification code')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your case verification code'),
      z.maxLength(40, 'Please enter your case verification code'),
    ),
});

export const submitClientRequest = operation({
  function: 'submitClientRequest',
  method: 'POST',
  path: 'submitClientRequest',
  summary:
    'Submits the stored draft once its PaymentIntent has succeeded. The request is made of the draft that was paid for; repeating the call answers the same request.',
  access: anyone,
  body: z.object({
    draftId,
    payment: z.object({ id: z.string().check(z.regex(/^pi_\w+$/, 'The payment id is not valid')) }),
  }),
  data: z.object({ requestId, orderId: z.string(), verificationCode: z.string(), status: z.string() }),
});

export const getRequestStatus = operation({
  function: 'getRequestStatus',
  method: 'GET',
  path: 'getRequestStatus',
  summary:
    'The request behind an order id and its verification code, with a request-access token for its files.',
  access: anyone,
  query: orderIdAndCode,
  data: z.extend(requestView, {
    ...requestAccess.shape,
    /** Whether the request is among those of the signed-in client. */
    isMine: z.boolean(),
  }),
});

export const getClientRequest = operation({
  function: 'getClientRequest',
  method: 'GET',
  path: 'getClientRequest',
  summary: 'The fields that prefill the update form, for an order id and its verification code.',
  access: anyone,
  query: orderIdAndCode,
  data: z.extend(requestAccess, {
    request: z.object({
      requestId,
      orderId: z.string(),
      patientName: z.string(),
      patientDob: z.string(),
      contactPhone: z.string(),
      facilityName: z.string(),
      requestType: z.int(),
      status: z.string(),
    }),
  }),
});

export const getAllClientRequests = operation({
  function: 'getAllClientRequests',
  method: 'GET',
  path: 'getAllClientRequests',
  summary: 'Requests, newest first: all of them for staff, their own for a client.',
  access: signedIn,
  query: requestListQuery,
  data: requestList,
});

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
  access: providers,
  body: statusUpdate,
  data: z.object({ requestId, status: z.string() }),
});

export const updateRequest = operation({
  function: 'updateRequest',
  method: 'PUT',
  path: 'updateRequest',
  summary:
    'Changes what staff may change of a request. Refused as a conflict when somebody else changed the same first.',
  access: providers,
  body: requestEdit,
  data: z.object({ requestId }),
});

export const revealVerificationCode = operation({
  function: 'revealVerificationCode',
  method: 'POST',
  path: 'revealVerificationCode',
  summary: 'The verification code of a request, for passing it on to the client. That it was shown is noted.',
  access: providers,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: z.object({ requestId }),
  data: z.object({ verificationCode: z.string() }),
});

export const addToMyRequests = operation({
  function: 'addToMyRequests',
  method: 'POST',
  path: 'addToMyRequests',
  summary:
    'Adds the request that X-Request-Access opens to the requests of the signed-in client. Doing it again changes nothing.',
  access: ['client'],
  body: z.object({ requestId }),
  data: z.object({ requestId }),
});
