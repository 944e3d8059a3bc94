import { closeSession } from '../../lib/session/session.ts';

/** Signs out at the person's wish; the code that tells the server is loaded when it is needed. */
export async function logOut(): Promise<void> {
  try {
    const { signOut } = await import('../../lib/session/signOut.ts');
    await signOut();
  } catch {
    // The module did not load. The session in this browser must end anyway.
    closeSession('signed-out');
  }
}
