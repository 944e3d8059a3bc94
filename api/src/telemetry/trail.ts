import { AsyncLocalStorage } from 'node:async_hooks';

/** The stores and services that work waits for. */
export type Store = 'cosmos' | 'blob' | 'stripe';

interface Waited {
  calls: number;
  ms: number;
}

/** What belongs to one call, timer run or message: the id that its log lines and its calls to stores carry, and how long it waited for each. */
export interface Trail {
  readonly correlationId: string;
  readonly waited: Partial<Record<Store, Waited>>;
}

const trails = new AsyncLocalStorage<Trail>();

/** Runs work on a trail of its own. */
export function runWithTrace<T>(correlationId: string, work: (trail: Trail) => T): T {
  const trail: Trail = { correlationId, waited: {} };
  return trails.run(trail, work, trail);
}

/** The id of the work that is being done; undefined outside of any, such as while a script runs. */
export function correlationId(): string | undefined {
  return trails.getStore()?.correlationId;
}

/** Adds the time that `work` takes to what the trail has waited for a store. */
export async function measureWait<T>(store: Store, work: Promise<T>): Promise<T> {
  const trail = trails.getStore();
  if (!trail) return work;
  const startedAt = performance.now();
  return work.finally(() => {
    const waited = (trail.waited[store] ??= { calls: 0, ms: 0 });
    waited.calls += 1;
    waited.ms += performance.now() - startedAt;
  });
}
