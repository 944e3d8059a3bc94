import { isStaffRole } from '@portal/contract/accounts/catalogues/roles.ts';
import type { Caller } from './caller.ts';

/** Whether a caller who may see a request may pay for it: its clients and its holder. Staff, who bill, may as its holder only. */
export function mayPay(
  { session, heldRequestId }: Pick<Caller, 'session' | 'heldRequestId'>,
  requestId: string,
): boolean {
  return session === null || !isStaffRole(session.role) || heldRequestId === requestId;
}
