import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/** Runs work whose store requests are repeated for `ms` at most. */
export function runWithDeadline<T>(ms: number, work: () => T): T {
  return deadlines.run(performance.now() + ms, work);
}

/** For how many ms store requests may still be repeated, not less than 0; Infinity outside of a call. */
export function remainingMs(): number {
  const deadline = deadlines.getStore();
  return deadline === undefined ? Infinity : Math.max(0, deadline - performance.now());
}
