import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { draftId, paymentId, requestId } from '../../fields/fields.ts';

/** So long after the submission its answer brings the verification code; later the confirmation mail has it. */
export const CODE_RETURNED_HOURS = 24;

/** What a client submits, whatever names the draft. */
export const clientSubmission = {
  source: z.optional(z.literal('client', 'This type of request is not accepted.')),
  payment: z.object({ id: paymentId }),
};

/** A draft whose fee is paid. */
export const draftSubmission = z.object({ ...clientSubmission, draftId });

/** The part of `submitClientRequest` that clients use; what staff send besides is none of their load. */
export const submitDraft = operation({
  function: 'submitClientRequest',
  method: 'POST',
  path: 'submitClientRequest',
  summary:
    'Submits the stored draft once its PaymentIntent has succeeded. The request is made of the draft that was paid for; repeating the call answers the same request, for a day with its verification code. Without `draftId` the draft is found by `payment.id`, but only for a body that says all that the draft says. With source `internal`, or without a `payment.id`, the request is made of the fields of the body, without a payment: only staff may do that. Without `draftId` the uploads name it.',
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
