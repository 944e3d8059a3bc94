/** Sees each move through the history before the router does; true keeps it from the router. */
export type PopStateGuard = (event: PopStateEvent) => boolean;

/** The latest is asked first: what it guards lies above the rest. */
const guards: PopStateGuard[] = [];
let listening = false;

/**
 * Takes its place in front of the router. Browsers call the listeners of the window in the order of their
 * registration, whatever phase they ask for: to be called before the first page is drawn.
 */
export function listenBeforeRouter(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', (event) => {
    if (guards.some((guard) => guard(event))) event.stopImmediatePropagation();
  });
}

/** Lets `given` judge every move through the history until the answer is called. */
export function guardPopState(guard: PopStateGuard): () => void {
  listenBeforeRouter();
  guards.unshift(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}
