import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { oneLine, requestId } from '../../fields/fields.ts';
import { requestAccess, requestView } from '../schemas/requestView.ts';
import { missingInformation } from '../../submissions/schemas/missingInformation.ts';

/** Order ID and verification code of a request. Both are compared without case, the code also without dashes. */
const orderIdAndCode = z.object({
  orderId: z
    .string('Please enter a valid order ID')
    .check(
      oneLine,
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

/** Bounds what is compared. `orderIdAndCode` has the limits of the form, with their messages. */
const MAX_ENTERED = 1000;

/** Order ID and verification code, or the ID of a request of the signed-in client. */
const requestReference = z
  .object({
    requestId: z.optional(requestId),
    orderId: z.optional(z.string().check(z.maxLength(MAX_ENTERED))),
    verificationCode: z.optional(z.string().check(z.maxLength(MAX_ENTERED))),
  })
  .check((ctx) => {
    if (ctx.value.requestId !== undefined) return;
    const issues = orderIdAndCode.safeParse(ctx.value).error?.issues ?? [];
    for (const { path, message } of issues)
      ctx.issues.push({ code: 'custom', input: ctx.value, path: [...path], message });
  });

export const getRequestStatus = operation({
  function: 'getRequestStatus',
  method: 'GET',
  summary:
    'Returns the request with this Order ID and verification code, and a request-access token for its files.',
  access: anyone,
  query: orderIdAndCode,
  data: z.extend(requestView, {
    ...requestAccess.shape,
    /** Whether the signed-in client owns the request. */
    isMine: z.boolean(),
  }),
});

/** Fields that prefill the update form. */
const prefilledRequest = z.object({
  requestId,
  orderId: z.string(),
  patientName: z.string(),
  patientDob: z.string(),
  contactPhone: z.string(),
  facilityName: z.string(),
  requestType: z.int(),
  status: z.string(),
  /** What staff wait for; absent when they wait for nothing. */
  missingInformation: z.optional(missingInformation),
});

export const getClientRequest = operation({
  function: 'getClientRequest',
  method: 'GET',
  summary:
    'Returns the fields that prefill the update form, for an Order ID and verification code, or for a request of the signed-in client.',
  access: anyone,
  query: requestReference,
  topLevel: z.object({ request: prefilledRequest }),
  data: z.extend(requestAccess, {
    request: prefilledRequest,
  }),
});

export const addToMyRequests = operation({
  function: 'addToMyRequests',
  method: 'POST',
  summary:
    'Adds the request of the X-Request-Access token to the requests of the signed-in client. Repeating the call changes nothing.',
  repeatable: true,
  access: ['client'],
  rateLimit: { limit: 60, windowSeconds: 600, per: 'account' },
  body: z.object({ requestId }),
  data: z.object({ requestId }),
});
