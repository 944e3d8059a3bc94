import { describe, expect, it } from 'vitest';
import { blockingTime, taskTimes, type TraceEvent } from './blockingTime.ts';

const url = 'http://site.example/login';
const main = { pid: 7, tid: 1 };
const start: TraceEvent = {
  ...main,
  name: 'navigationStart',
  ph: 'R',
  ts: 1_000,
  args: { data: { documentLoaderURL: url } },
};
const task = (threadMs: number | undefined, facts: Partial<TraceEvent> = {}): TraceEvent => ({
  ...main,
  name: 'RunTask',
  ph: 'X',
  ts: 2_000,
  dur: 100_000,
  ...(threadMs !== undefined && { tdur: threadMs * 1000 }),
  ...facts,
});

/** `SPEED_TASK`, which took `ms`. */
const speed = (ms: number): TraceEvent[] => [
  task(ms, { ts: 900_000, dur: 1_000_000 }),
  { ...main, name: 'speed', ph: 'I', ts: 900_100 },
];

describe('the tasks of a visit', () => {
  it('have the time that the thread ran, without the task that tells the speed', () => {
    const events = [start, task(12), task(13), ...speed(500)];
    expect(taskTimes(events, url)).toMatchObject({ ms: [12, 13], clockTasks: 0 });
  });

  it('leave out other threads, other events, and tasks before the navigation', () => {
    const events = [
      task(100, { ts: 500 }),
      start,
      task(100, { tid: 2 }),
      task(100, { pid: 8 }),
      task(100, { name: 'Paint' }),
      ...speed(500),
    ];
    expect(taskTimes(events, url).ms).toEqual([]);
  });

  it('count by the clock without a thread time, which is said', () => {
    const events = [start, task(undefined, { dur: 20_000 }), ...speed(500)];
    expect(taskTimes(events, url)).toMatchObject({ ms: [20], clockTasks: 1 });
  });

  it.each([
    [500, 2.4],
    [1000 / 3.066, 4],
    [625, 2],
    [50_000, 1],
  ])('tell how much slower a phone is than a CPU that needs %f ms', (ms, slowdown) => {
    expect(taskTimes([start, ...speed(ms)], url).slowdown).toBeCloseTo(slowdown, 2);
  });

  it('are refused without the page, and without the task that tells the speed', () => {
    expect(() => taskTimes([task(1), ...speed(500)], url)).toThrow('no navigation');
    expect(() => taskTimes([start, task(1)], url)).toThrow('the speed');
  });
});

it('adds up what each task exceeds 50 ms by on a phone', () => {
  expect(blockingTime({ ms: [12, 13, 20] }, 4)).toBe(2 + 30);
});
