import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { RequestDocument } from '../requestDocument.ts';
import type { Caller } from './caller.ts';
import { holdsRequest } from './mayOpenRequest.ts';

/**
 * Whether a caller who may see a request may pay for it. Clients and the holder may; staff may only if they hold it with
 * its code. `request`: null if the caller may not see it.
 */
export function mayPay(
  caller: Pick<Caller, 'session' | 'held'>,
  request: Pick<RequestDocument, 'requestId' | 'codeVersion'> | null,
): boolean {
  const { session } = caller;
  if (session === null || !isStaffRole(session.role)) return true;
  return request !== null && holdsRequest(caller, request);
}
