import { closeSession, currentSession } from './session.ts';
import { readSessionToken } from './sessionToken.ts';

/** Clears a token that has run out while nobody looked, or that cannot be read. */
export function dropStaleSession(): void {
  if (readSessionToken() !== null && !currentSession()) closeSession('expired');
}
