import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { signedInUser } from './signedInUser.ts';

/**
 * Returns the staff account of the caller. Throws `forbidden` for clients. For endpoints where only a part is
 * restricted to staff.
 */
export async function signedInStaff(caller: Caller): Promise<User> {
  const user = await signedInUser(caller);
  if (!isStaffRole(user.role)) throw new PortalError('forbidden', 'You do not have access to this.');
  return user;
}
