import { describe, expect, it } from 'vitest';
import { blockingTime, type TraceEvent } from './blockingTime.ts';

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

describe('the blocking time of a trace', () => {
  it('adds up what four times the thread time of each task exceeds 50 ms by', () => {
    const events = [start, task(12), task(13), task(20)];
    expect(blockingTime(events, url)).toEqual({ ms: 2 + 30, clockTasks: 0 });
  });

  it('leaves out other threads, other events, and tasks before the navigation', () => {
    const events = [
      task(100, { ts: 500 }),
      start,
      task(100, { tid: 2 }),
      task(100, { pid: 8 }),
      task(100, { name: 'Paint' }),
    ];
    expect(blockingTime(events, url).ms).toBe(0);
  });

  it('counts a task without thread time by the clock, and says so', () => {
    expect(blockingTime([start, task(undefined, { dur: 20_000 })], url)).toEqual({ ms: 30, clockTasks: 1 });
  });

  it('refuses a trace without the page', () => {
    expect(() => blockingTime([task(1)], url)).toThrow('no navigation');
  });
});
