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

/** A task up to this long delays no input noticeably. */
const MAX_TASK_MS = 50;

const SPEED_MARK = 'speed';
const SPEED_ROUNDS = 2_500;
/** Lighthouse's benchmark index counts tenths of rounds a second. */
const ROUNDS_PER_POINT = 10;

/**
 * The task that tells how fast the CPU is: the two halves of Lighthouse's benchmark (joining strings, copying arrays), with a
 * fixed number of rounds instead of a fixed time.
 */
export const SPEED_TASK = `(() => {
  performance.mark('${SPEED_MARK}');
  let length = 0;
  for (let round = 0; round < ${SPEED_ROUNDS}; round++) {
    let text = '';
    for (let i = 0; i < 10000; i++) text += 'a';
    length += text.length;
  }
  const first = Array.from({ length: 100000 }, (_, i) => i);
  const second = [...first];
  for (let round = 0; round < ${SPEED_ROUNDS}; round++) {
    const [from, to] = round % 2 === 0 ? [first, second] : [second, first];
    for (let i = 0; i < from.length; i++) to[i] = from[i];
  }
  return length + second.length;
})()`;

/** What a page's main thread did in one visit. */
export interface TaskTimes {
  /** How long the thread ran in each task, in ms. */
  readonly ms: readonly number[];
  /** How many times slower a phone is than the CPU was just after the visit. */
  readonly slowdown: number;
  /** Tasks without a thread time, which count with the time of the clock: never less, and more beside other work. */
  readonly clockTasks: number;
}

/**
 * From a trace without throttle that ends with `SPEED_TASK`. Throttling and other processes stretch the clock, but not the
 * time that the thread runs.
 * @throws Error if the trace has no navigation to `url`, or no `SPEED_TASK` after it
 */
export function taskTimes(events: readonly TraceEvent[], url: string): TaskTimes {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}`);
  const all = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  const mark = events.find(({ name, pid, ts }) => name === SPEED_MARK && pid === start.pid && ts >= start.ts);
  const speedTask = mark && all.find(({ ts, dur = 0 }) => ts <= mark.ts && mark.ts < ts + dur);
  if (!speedTask) throw new Error('The trace has no task that tells the speed');
  const tasks = all.filter(({ ts }) => ts < speedTask.ts);
  return {
    ms: tasks.map(threadMs),
    slowdown: slowdownOf(benchmarkIndex(threadMs(speedTask))),
    clockTasks: tasks.filter(({ tdur }) => tdur === undefined).length,
  };
}

/** What tasks exceed 50 ms by, all together, on a CPU that is `slowdown` times slower. */
export function blockingTime({ ms }: Pick<TaskTimes, 'ms'>, slowdown: number): number {
  return ms.reduce((sum, task) => sum + Math.max(0, task * slowdown - MAX_TASK_MS), 0);
}

function threadMs({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}

/** Lighthouse's index of a CPU, from the time of `SPEED_TASK`. */
function benchmarkIndex(ms: number): number {
  return (2 * SPEED_ROUNDS) / ROUNDS_PER_POINT / (ms / 1000);
}

/**
 * How many times slower Lighthouse's phone is than a CPU. The points are those of Lighthouse's calculator: 1 at 150, 2 at
 * 800, 3 at 1300, and one more for each further 233.
 */
function slowdownOf(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  if (index >= 800) return 2 + (index - 800) / 500;
  return Math.max(1, 1 + (index - 150) / 650);
}
