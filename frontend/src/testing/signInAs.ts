import { getUserProfile } from '@portal/contract/accounts/endpoints/user.ts';
import type { UserView } from '@portal/contract/accounts/schemas/user.ts';
import type { Claims } from '../lib/session/claims.ts';
import { adoptSession } from '../lib/session/session.ts';
import { aSessionToken } from './aSession.ts';
import { aUser } from './aUser.ts';
import { mockOperation } from './mockOperation.ts';
import { server } from './server.ts';

/** Signs in a user and mocks the API call for their profile. */
export function signInAs(user: Partial<UserView> = {}, claims: Partial<Claims> = {}): UserView {
  const person = aUser(user);
  const { userId, email, role } = person;
  adoptSession(aSessionToken({ userId, email, role, ...claims }));
  server.use(mockOperation(getUserProfile, () => ({ user: person })));
  return person;
}
