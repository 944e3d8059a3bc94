import * as z from 'zod/mini';
import { anyone, operation } from '../endpoint.ts';
import { draftId, requestId } from '../schemas/fields.ts';

/** So long after the submission its answer brings the verification code; later the confirmation mail has it. */
export const CODE_ANSWERED_HOURS = 24;

/** A draft whose fee is paid. */
export const draftSubmission = z.object({
  source: z.optional(z.literal('client')),
  draftId,
  payment: z.object({ id: z.string().check(z.regex(/^pi_\w+$/, 'The payment id is not valid')) }),
});

/** The part of `submitClientRequest` that clients use; what staff send besides is none of their load. */
export const submitDraft = operation({
  function: 'submitClientRequest',
  method: 'POST',
  path: 'submitClientRequest',
  summary:
    'Submits the stored draft once its PaymentIntent has succeeded. The request is made of the draft that was paid for; repeating the call answers the same request, for a day with its verification code. With source `internal`, which staff alone may send, the request is made of the fields of the body, without a payment.',
  access: anyone,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: draftSubmission,
  data: z.object({
    requestId,
    orderId: z.string(),
    /** Empty from a day after the submission on. */
    verificationCode: z.string(),
    status: z.string(),
  }),
});
