import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';

/** With what the update form is opened for a request: it goes along in the history, not in the address. */
export function updateStateOf({ request, pair }: ClientViewAccess): {
  orderId: string;
  verificationCode?: string;
} {
  return { orderId: request.orderId, ...(pair && { verificationCode: pair.code }) };
}
