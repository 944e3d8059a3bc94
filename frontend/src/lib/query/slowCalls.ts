/** How long a call may take before the page says that it takes longer than usual. */
const SLOW_AFTER_MS = 5000;

const listeners = new Set<() => void>();

let slowCalls = 0;

/** Whether a call that the person waits for takes longer than usual. */
export function hasSlowCall(): boolean {
  return slowCalls > 0;
}

/** Calls the listener when `hasSlowCall` may have changed. Returns the unsubscribe function. */
export function onSlowCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts to measure a call. Call the returned function when it has ended. */
export function watchCall(): () => void {
  let isSlow = 0;
  const timer = setTimeout(() => count((isSlow = 1)), SLOW_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (isSlow) count(-1);
  };
}

function count(change: number): void {
  slowCalls += change;
  for (const listener of listeners) listener();
}
