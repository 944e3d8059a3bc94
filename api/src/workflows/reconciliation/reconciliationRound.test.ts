import { beforeEach, expect, it, vi } from 'vitest';
import type { Progress } from '../../data/reconciliation/reconciliation.ts';
import { ReconciliationInterrupted, ReconciliationRound } from './reconciliationRound.ts';

const store = vi.hoisted(() => ({ states: [] as string[], concurrent: 0, maxConcurrent: 0, isTaken: false }));

vi.mock('../../data/reconciliation/reconciliation.ts', () => ({
  saveProgress: async (_: string, { run }: Progress) => {
    store.concurrent += 1;
    store.maxConcurrent = Math.max(store.maxConcurrent, store.concurrent);
    await new Promise((resolve) => setTimeout(resolve, 300));
    store.concurrent -= 1;
    store.states.push(run!.state);
    return !store.isTaken;
  },
}));
vi.mock('./reconcileIntent.ts', () => ({ reconcileIntent: async () => 'matched' }));

const log = { info: () => {}, warn: () => {}, error: () => {} };
const newRound = () =>
  new ReconciliationRound(
    'lease',
    { eventsUntil: null, openAfter: '', stuckOn: [], run: null },
    60_000,
    new Date('2026-03-10T09:00:00.000Z'),
    log,
  );
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(store, { states: [], concurrent: 0, maxConcurrent: 0, isTaken: false });
  return () => vi.useRealTimers();
});

it('renews its lease at the start and every two seconds during a long step', async () => {
  const round = newRound();
  const held = round.withLease(() => sleep(9_000));
  await vi.advanceTimersByTimeAsync(300);
  expect(store.states).toEqual(['running']);
  await vi.advanceTimersByTimeAsync(8_700);
  await held;
  expect(store.states).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.states).toHaveLength(5);
});

it('writes one state at a time and ends with the last one', async () => {
  const round = newRound();
  const all = round
    .withLease(async () => {
      for (let step = 0; step < 10; step++) {
        await sleep(650);
        await round.save();
      }
    })
    .then(() => round.end('done'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await all).toMatchObject({ state: 'done' });
  expect(store.maxConcurrent).toBe(1);
  expect(store.states.at(-1)).toBe('done');
});

it('stops at the next step when another reconciliation has taken over', async () => {
  const round = newRound();
  store.isTaken = true;
  const outcome = round.withLease(() => round.save()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toBeInstanceOf(ReconciliationInterrupted);
});
