import { isProvider } from '@portal/contract/accounts/catalogues/roles.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { signedInUser } from './signedInUser.ts';

/** The account of the member of staff who calls, for a call of which only a part is for anybody. */
export async function signedInProvider(caller: Caller): Promise<User> {
  const user = await signedInUser(caller);
  if (!isProvider(user.role)) throw new PortalError('forbidden', 'You do not have access to this.');
  return user;
}
