/** Why a session ended; the sign-in screen says so. `signed-out`: the person asked for it. */
export type SessionEnd = 'signed-out' | 'expired' | 'idle';

type Listener = (end: SessionEnd | null) => void;

const listeners = new Set<Listener>();

let latestEnd: SessionEnd | null = null;

/** Hears of every sign-in and sign-out in this tab; answers how to stop listening. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of a sign-in (`null`) or of an end. */
export function publishSessionChange(end: SessionEnd | null): void {
  latestEnd = end;
  for (const listener of listeners) listener(end);
}

/** How the latest session of this tab ended; null while one is open, or when there was none. */
export function latestSessionEnd(): SessionEnd | null {
  return latestEnd;
}
