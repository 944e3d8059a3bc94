/** Runs before the router on each history navigation. True hides the event from the router. */
export type PopStateGuard = (event: PopStateEvent) => boolean;

/** The newest guard comes first: its dialog is on top of the others. */
const guards: PopStateGuard[] = [];
let listening = false;

/**
 * Registers the listener before the router’s. Browsers call window listeners in the order of registration, whatever
 * their phase, so call this before the first render.
 */
export function listenBeforeRouter(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', (event) => {
    if (guards.some((guard) => guard(event))) event.stopImmediatePropagation();
  });
}

/** Registers a guard for history navigation. Returns the function that removes it. */
export function guardPopState(guard: PopStateGuard): () => void {
  listenBeforeRouter();
  guards.unshift(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}
