/** An event of a Chromium trace. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How long the thread ran. A trace of a system that does not count it has none. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } | null };
}

/** How much slower than here the CPU of a phone is. */
const SLOWDOWN = 4;
/** A task up to this long delays no input noticeably. */
const MAX_TASK_MS = 50;

interface BlockingTime {
  readonly ms: number;
  /** Tasks without a thread time, which count with the time of the clock: never less, and more beside other work. */
  readonly clockTasks: number;
}

/**
 * What the tasks of a page's main thread exceed 50 ms by, all together, on a CPU of a quarter of the speed. From a trace
 * without throttle: throttling and other processes stretch the clock, but not the time that the thread runs.
 * @throws Error if the trace has no navigation to `url`
 */
export function blockingTime(events: readonly TraceEvent[], url: string): BlockingTime {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}`);
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  const excess = tasks.map(({ dur = 0, tdur = dur }) => Math.max(0, (tdur / 1000) * SLOWDOWN - MAX_TASK_MS));
  return {
    ms: excess.reduce((sum, ms) => sum + ms, 0),
    clockTasks: tasks.filter(({ tdur }) => tdur === undefined).length,
  };
}
