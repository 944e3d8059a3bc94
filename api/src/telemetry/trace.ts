import { AsyncLocalStorage } from 'node:async_hooks';

/** The stores and services whose calls are measured. */
export type MeasuredService = 'cosmos' | 'blob' | 'stripe';

interface WaitTotals {
  calls: number;
  ms: number;
}

/** The context of one call, timer run, or message: the id for its log lines and store calls, and the time it waited for each store. */
export interface Trace {
  readonly correlationId: string;
  readonly waited: Partial<Record<MeasuredService, WaitTotals>>;
}

const traces = new AsyncLocalStorage<Trace>();

/** Runs work with a new trace. */
export function runWithTrace<T>(correlationId: string, work: (trace: Trace) => T): T {
  const trace: Trace = { correlationId, waited: {} };
  return traces.run(trace, work, trace);
}

/** The id of the current trace; undefined without one, such as in scripts. */
export function correlationId(): string | undefined {
  return traces.getStore()?.correlationId;
}

/** Adds the duration of `work` to the trace's wait time for a store. */
export async function measureWait<T>(store: MeasuredService, work: Promise<T>): Promise<T> {
  const trace = traces.getStore();
  if (!trace) return work;
  const startedAt = performance.now();
  return work.finally(() => {
    const waited = (trace.waited[store] ??= { calls: 0, ms: 0 });
    waited.calls += 1;
    waited.ms += performance.now() - startedAt;
  });
}
