/** Why a session ended, shown on the sign-in screen. `signed-out`: the user chose to. */
export type SessionEnd = 'signed-out' | 'expired' | 'idle';

type Listener = (end: SessionEnd | null) => void;

const listeners = new Set<Listener>();

let latestEnd: SessionEnd | null = null;

/** Calls the listener on every sign-in and sign-out in this tab. Returns the unsubscribe function. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies listeners of a sign-in (`null`) or of the end of a session. */
export function publishSessionChange(end: SessionEnd | null): void {
  latestEnd = end;
  for (const listener of listeners) listener(end);
}

/** How the latest session of this tab ended; null while one is open or if there was none. */
export function latestSessionEnd(): SessionEnd | null {
  return latestEnd;
}
