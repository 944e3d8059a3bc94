import type { PossibleDuplicate } from '@portal/contract/requests/endpoints/duplicates.ts';

/** A possible duplicate without the patient. */
export function toPossibleDuplicate({
  requestId,
  orderId,
  requestType,
  status,
  submittedAt,
}: PossibleDuplicate): PossibleDuplicate {
  return { requestId, orderId, requestType, status, submittedAt };
}
