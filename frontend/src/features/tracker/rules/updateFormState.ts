import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';

/** The history state that opens the update form for a request: with its code, or as the client's own. The URL must not contain the code. */
export function updateFormState({ request, pair }: ClientViewAccess): {
  orderId: string;
  verificationCode?: string;
  requestId?: string;
} {
  const { _id: requestId, orderId } = request;
  return { orderId, ...(pair ? { verificationCode: pair.code } : { requestId }) };
}
