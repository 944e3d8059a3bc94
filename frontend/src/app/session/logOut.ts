import { closeSession } from '../../lib/session/session.ts';

/** Signs out at the person's wish; the code that tells the server is loaded when it is needed. */
export async function logOut(): Promise<void> {
  try {
    const { signOut } = await import('../../lib/session/signOut.ts');
    await signOut();
  } catch {
    // The code did not come. What matters is that nobody goes on in this browser.
    closeSession('signed-out');
  }
}
