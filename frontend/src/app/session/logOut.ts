import { closeSession } from '../../lib/session/session.ts';

/** Signs out on the user's request. The code that calls the server is loaded on demand. */
export async function logOut(): Promise<void> {
  try {
    const { signOut } = await import('../../lib/session/signOut.ts');
    await signOut();
  } catch {
    // The module did not load. The session in this browser must end anyway.
    closeSession('signed-out');
  }
}
