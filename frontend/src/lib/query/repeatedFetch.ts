import { QueryCache, timeoutManager } from '@tanstack/react-query';

/** Whether a query is being fetched again right now by a timer, the focus of the window or a new connection. */
let isRepeating = false;

/** The signals of fetches that started so. Further pages and retries of a fetch have its signal. */
const repeats = new WeakSet<AbortSignal>();

/** Starts fetches that no person asked for. */
function asRepeat(start: () => void): void {
  isRepeating = true;
  try {
    start();
  } finally {
    isRepeating = false;
  }
}

/**
 * Whether a call repeats a query by itself, so that it is not an activity of the person: by a timer, or when the window gets
 * the focus or a connection. The first load, another filter and a refresh by the person are activity. `signal`: that of the
 * query; its function must make the call before it waits for anything else.
 */
export function isRepeat(signal: AbortSignal | undefined): boolean {
  if (isRepeating && signal) repeats.add(signal);
  return isRepeating || (signal !== undefined && repeats.has(signal));
}

/** A cache that marks what it fetches when the window gets the focus or a connection. */
export class RepeatAwareQueryCache extends QueryCache {
  override onFocus(): void {
    asRepeat(() => super.onFocus());
  }

  override onOnline(): void {
    asRepeat(() => super.onOnline());
  }
}

/**
 * Marks what queries fetch at their intervals. Call it before the first query. Replaces one method instead of the provider
 * of all timers, because the library warns when a provider is replaced, as each test file would do.
 */
export function markIntervals(): void {
  const setInterval = timeoutManager.setInterval.bind(timeoutManager);
  timeoutManager.setInterval = (callback, delay) => setInterval(() => asRepeat(callback), delay);
}
