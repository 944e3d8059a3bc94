import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import type { LookupPair } from '../lookup/lookupInput.ts';

/** A request whose update form can be opened. `pair`: how it was looked up; null for the client's own. */
export interface UpdateAccess {
  readonly request: Pick<RequestView, '_id' | 'orderId'>;
  readonly pair: LookupPair | null;
}

/** The history state that opens the update form for a request: with its code, or as the client's own. The URL must not contain the code. */
export function updateFormState({ request, pair }: UpdateAccess): {
  orderId: string;
  verificationCode?: string;
  requestId?: string;
} {
  const { _id: requestId, orderId } = request;
  return { orderId, ...(pair ? { verificationCode: pair.code } : { requestId }) };
}
