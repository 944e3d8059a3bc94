import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { draftId, paymentId, requestId } from '../../fields/fields.ts';

/**
 * Hours after the submission in which the response includes the verification code. Later it is only in the confirmation
 * email.
 */
export const CODE_RETURNED_HOURS = 24;

/** Fields of every client submission. */
export const clientSubmission = {
  source: z.optional(z.literal('client', 'This type of request is not accepted.')),
  payment: z.object({ id: paymentId }),
};

/** A submission of a stored draft with a paid fee. */
export const draftSubmission = z.object({ ...clientSubmission, draftId });

/** The form of `submitClientRequest` that client pages load, without the schemas of other forms. */
export const submitDraft = operation({
  function: 'submitClientRequest',
  method: 'POST',
  summary:
    'Submits a stored draft after its PaymentIntent succeeded. Repeating the call returns the same request, within one day with its verification code unless that was replaced. Without `draftId`, the draft is found by `payment.id` if the body has all details of the draft. With source `internal`, or without `payment.id`, staff create a request from the fields of the body without a payment. Its draft ID then derives from the uploads if `draftId` is absent.',
  repeatable: 'draftId',
  access: anyone,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: draftSubmission,
  data: z.object({
    requestId,
    orderId: z.string(),
    /** Empty if the submission is more than one day old, or the code was replaced. */
    verificationCode: z.string(),
    status: z.string(),
  }),
});
