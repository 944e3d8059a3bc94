import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Log } from './log.ts';

const RESOLUTION_MS = 20;
/** A longer block is logged with its operations. */
const MAX_BLOCK_MS = 500;
/** How long a delay is kept. A reset loses what happens until the next sample, so it is rare. */
const PERIOD_MS = 1_000;
/** While a new process loads its code, it blocks without a fault. */
const START_SECONDS = 60;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
let resetAt = performance.now();

/** Names of the calls and runs in progress, with their number. */
const inProgress = new Map<string, number>();

/** The longest recent delay of the event loop, in whole milliseconds. */
export function longestDelayMs(): number {
  return Math.max(0, Math.round(delays.max / 1e6) - RESOLUTION_MS);
}

/**
 * Runs an operation. If the event loop was blocked in that time, logs how long and which operations were in progress: one of
 * them blocked it.
 */
export async function watchEventLoop<T>(operation: string, log: Log, work: () => Promise<T>): Promise<T> {
  inProgress.set(operation, (inProgress.get(operation) ?? 0) + 1);
  try {
    return await work();
  } finally {
    void reportBlock(operation, log);
  }
}

async function reportBlock(operation: string, log: Log): Promise<void> {
  // The delay is measured at the start of the next turn of the loop, and the first of these can be in this one.
  await setImmediate();
  await setImmediate();
  const blockedMs = longestDelayMs();
  const isBlocked = blockedMs > MAX_BLOCK_MS;
  if (isBlocked || performance.now() - resetAt > PERIOD_MS) {
    delays.reset();
    resetAt = performance.now();
  }
  if (isBlocked && process.uptime() > START_SECONDS)
    log.warn('event loop blocked', { blockedMs, operations: [...inProgress.keys()].join(' ') });
  const others = inProgress.get(operation)! - 1;
  if (others === 0) inProgress.delete(operation);
  else inProgress.set(operation, others);
}
