import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';

/** The history state that opens the update form for a request. The URL must not contain the code. */
export function updateFormState({ request, pair }: ClientViewAccess): {
  orderId: string;
  verificationCode?: string;
} {
  return { orderId: request.orderId, ...(pair && { verificationCode: pair.code }) };
}
