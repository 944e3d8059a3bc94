import { closeSession, currentSession } from './session.ts';
import { readSessionToken } from './sessionToken.ts';

/** Clears a token that has expired or cannot be read. */
export function dropStaleSession(): void {
  if (readSessionToken() !== null && !currentSession()) closeSession('expired');
}
