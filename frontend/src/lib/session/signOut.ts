import { signOut as endSession } from '@portal/contract/accounts/endpoints/auth.ts';
import { call } from '../api.ts';
import { closeSession, type SessionEnd } from './session.ts';
import { readSessionToken } from './sessionToken.ts';

/**
 * Ends the session here and in all other tabs immediately, even if the server cannot be reached. `forgetSession` removes
 * the user's other data.
 */
export async function signOut(end: SessionEnd = 'signed-out'): Promise<void> {
  // The call must read the token before the session is closed.
  const serverSignOut = readSessionToken() === null ? undefined : call(endSession);
  closeSession(end);
  await serverSignOut?.catch(() => undefined);
}
