import { AsyncLocalStorage } from 'node:async_hooks';

/** The stores and services whose calls are measured. */
export type MeasuredService = 'cosmos' | 'blob' | 'stripe';

interface WaitTotals {
  calls: number;
  ms: number;
}

/** Requests that the SDK sent to Cosmos DB, from the start of a trace until now. */
export interface StoreRequests {
  /** Reads of one document. */
  reads: number;
  /** A query is two requests: its plan, and its result. */
  queries: number;
  /** Writes of one document, and batches. */
  writes: number;
  /** Documents in these writes. */
  documents: number;
  /** The longest chain of requests in which each began after the end of the one before. */
  inARow: number;
  /** How many of all requests were sent by tasks of the outbox. */
  ofTasks: number;
}

/** A read of one document, a query, or a write of this many documents. */
export type StoreRequestKind = 'read' | 'query' | { readonly documents: number };

/** The context of one call, timer run, or message: the id for its log lines and store calls, and the time it waited for each store. */
export interface Trace {
  readonly correlationId: string;
  readonly waited: Partial<Record<MeasuredService, WaitTotals>>;
  readonly requests: StoreRequests;
  /** The work is a task of the outbox. */
  readonly isTask?: true;
}

const traces = new AsyncLocalStorage<Trace>();

function newTrace(correlationId: string): Trace {
  const requests = { reads: 0, queries: 0, writes: 0, documents: 0, inARow: 0, ofTasks: 0 };
  return { correlationId, waited: {}, requests };
}

/** Runs work with a new trace. */
export function runWithTrace<T>(correlationId: string, work: (trace: Trace) => T): T {
  const trace = newTrace(correlationId);
  return traces.run(trace, work, trace);
}

/** Runs tasks of the outbox, whose store requests the trace also counts apart. */
export function traceTasks<T>(work: () => T): T {
  const trace = traces.getStore();
  return trace ? traces.run({ ...trace, isTask: true }, work) : work();
}

/** Runs work for which the call does not wait, with the id of its trace. */
export function traceInBackground<T>(work: () => T): T {
  const trace = traces.getStore();
  return trace ? traces.run(newTrace(trace.correlationId), work) : work();
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

/** Counts a request to Cosmos DB in the trace. */
export async function countStoreRequest<T>(kind: StoreRequestKind, send: () => Promise<T>): Promise<T> {
  const trace = traces.getStore();
  if (!trace) return send();
  const { requests, isTask } = trace;
  if (kind === 'read') requests.reads += 1;
  else if (kind === 'query') requests.queries += 1;
  else {
    requests.writes += 1;
    requests.documents += kind.documents;
  }
  if (isTask) requests.ofTasks += 1;
  const place = requests.inARow + 1;
  return send().finally(() => {
    requests.inARow = Math.max(requests.inARow, place);
  });
}
