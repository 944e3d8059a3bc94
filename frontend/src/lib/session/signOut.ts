import { signOut as endSession } from '@portal/contract/accounts/endpoints/auth.ts';
import { call } from '../api.ts';
import { closeSession, type SessionEnd } from './session.ts';
import { readSessionToken } from './sessionToken.ts';

/**
 * Ends the session here and in all other tabs at once, whether or not the server can be told. What else is forgotten
 * with it stands in `forgetSession`.
 */
export async function signOut(end: SessionEnd = 'signed-out'): Promise<void> {
  // The call must read the token before the session is closed.
  const serverSignOut = readSessionToken() === null ? undefined : call(endSession);
  closeSession(end);
  await serverSignOut?.catch(() => undefined);
}
