import * as z from 'zod/mini';
import { operation } from '../../endpoint.ts';
import { draftId } from '../../fields/fields.ts';
import { internalRequest } from '../schemas/internalRequest.ts';
import { recordsRequest } from '../schemas/recordsRequest.ts';
import { type SentFields, sentFields, unionBy } from '../../fields/unionBy.ts';
import { clientSubmission, draftSubmission, submitDraft } from './draftSubmission.ts';

/** The fields of the wizard and the payment, as documented: the draft that was paid for must say the same. */
export const wizardSubmission = z.safeExtend(recordsRequest, clientSubmission);

/** What staff bring in. The draft id is the form's own, and makes one request of all its tries. */
export const internalSubmission = z.safeExtend(internalRequest, {
  source: z.optional(z.literal('internal')),
  draftId: z.optional(draftId),
});

/** Nobody but staff sends a request without a payment; a paid one of a member of staff is a client's. */
function submissionOf({ source, draftId: draft, payment }: SentFields) {
  const isPaid = (sentFields(payment)['id'] ?? null) !== null;
  if (source === 'internal' || (source === undefined && !isPaid)) return internalSubmission;
  return (draft ?? null) === null ? wizardSubmission : draftSubmission;
}

export const submitClientRequest = operation({
  ...submitDraft,
  body: unionBy([draftSubmission, wizardSubmission, internalSubmission], submissionOf),
});
