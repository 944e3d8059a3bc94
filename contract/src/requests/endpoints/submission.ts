import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { draftId } from '../../fields/fields.ts';
import { internalRequest } from '../schemas/internalRequest.ts';
import { recordsRequest } from '../schemas/recordsRequest.ts';
import { type SentFields, sentFields, unionBy } from '../../fields/unionBy.ts';
import { clientSubmission, draftSubmission, submitDraft } from './draftSubmission.ts';

/** The documented form: the fields of the wizard and the payment. They must equal those of the paid draft. */
export const wizardSubmission = z.safeExtend(recordsRequest, clientSubmission);

/** An internal request of staff. The form generates the draft ID, so that repeated calls create one request. */
export const internalSubmission = z.safeExtend(internalRequest, {
  source: z.optional(z.literal('internal')),
  draftId: z.optional(draftId),
});

/**
 * A submission without a payment is internal, which only staff may send. One with a payment is a client request, also
 * from staff.
 */
function submissionOf({ source, draftId: draft, payment }: SentFields) {
  const isPaid = (sentFields(payment)['id'] ?? null) !== null;
  if (source === 'internal' || (source === undefined && !isPaid)) return internalSubmission;
  return (draft ?? null) === null ? wizardSubmission : draftSubmission;
}

export const submitClientRequest = operation({
  ...submitDraft,
  body: unionBy([draftSubmission, wizardSubmission, internalSubmission], submissionOf),
});
