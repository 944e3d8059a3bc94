import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { Caller } from './caller.ts';

/** Whether a caller who may see a request may pay for it. Clients and the holder may; staff may only if they hold it with its code. */
export function mayPay(
  { session, heldRequestId }: Pick<Caller, 'session' | 'heldRequestId'>,
  requestId: string,
): boolean {
  return session === null || !isStaffRole(session.role) || heldRequestId === requestId;
}
