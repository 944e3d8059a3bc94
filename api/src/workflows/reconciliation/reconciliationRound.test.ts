import { beforeEach, expect, it, vi } from 'vitest';
import type { Progress } from '../../data/accounts/reconciliation.ts';
import { Interrupted, ReconciliationRound } from './reconciliationRound.ts';

const store = vi.hoisted(() => ({ states: [] as string[], atOnce: 0, mostAtOnce: 0, isTaken: false }));

vi.mock('../../data/accounts/reconciliation.ts', () => ({
  saveProgress: async (_: string, { run }: Progress) => {
    store.atOnce += 1;
    store.mostAtOnce = Math.max(store.mostAtOnce, store.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 300));
    store.atOnce -= 1;
    store.states.push(run!.state);
    return !store.isTaken;
  },
}));
vi.mock('./reconcileIntent.ts', () => ({ reconcileIntent: async () => 'right' }));

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
  Object.assign(store, { states: [], atOnce: 0, mostAtOnce: 0, isTaken: false });
  return () => vi.useRealTimers();
});

it('renews its lease from the start and every two seconds, while one step takes long', async () => {
  const round = newRound();
  const held = round.holdLease(() => sleep(9_000));
  await vi.advanceTimersByTimeAsync(300);
  expect(store.states).toEqual(['running']);
  await vi.advanceTimersByTimeAsync(8_700);
  await held;
  expect(store.states).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.states).toHaveLength(5);
});

it('never writes twice at a time, and ends with its last state', async () => {
  const round = newRound();
  const all = round
    .holdLease(async () => {
      for (let step = 0; step < 10; step++) {
        await sleep(650);
        await round.save();
      }
    })
    .then(() => round.end('done'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await all).toMatchObject({ state: 'done' });
  expect(store.mostAtOnce).toBe(1);
  expect(store.states.at(-1)).toBe('done');
});

it('stops with its next step when another comparison has taken over', async () => {
  const round = newRound();
  store.isTaken = true;
  const outcome = round.holdLease(() => round.save()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toBeInstanceOf(Interrupted);
});
