import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../data/accounts/reconciliation.ts';
import { compareEvents } from './compareEvents.ts';
import { ReconciliationRound } from './reconciliationRound.ts';

/** Payments of which Stripe tells, the instants of their events, and how long a page of them takes. */
const stripe = vi.hoisted(() => ({ at: [] as number[], pageMs: 0, looked: [] as string[] }));

vi.mock('../../data/accounts/reconciliation.ts', () => ({ saveProgress: async () => true }));
vi.mock('./reconcileIntent.ts', () => ({
  reconcileIntent: async ({ intentId }: { intentId: string }) => {
    stripe.looked.push(intentId);
    return 'right';
  },
}));
vi.mock('../../services/payments/stripeClient.ts', () => ({
  onStripe: (work: (sdk: unknown) => Promise<unknown>) => work({ events: { list } }),
}));

interface Asked {
  readonly created: { readonly gte: number; readonly lt: number };
  readonly limit: number;
  readonly starting_after?: string;
}

async function list({ created, limit, starting_after: after }: Asked) {
  await vi.advanceTimersByTimeAsync(stripe.pageMs);
  const found = stripe.at
    .flatMap((at, index) => (at >= created.gte && at < created.lt ? [eventOf(at, index)] : []))
    .toReversed();
  const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
  return { data: found.slice(start, start + limit), has_more: found.length > start + limit };
}

function eventOf(created: number, index: number) {
  const object = { object: 'payment_intent', id: `pi_${index}` };
  return { id: `evt_${index}`, type: 'payment_intent.succeeded', created, data: { object } };
}

const NOW = Date.parse('2026-03-10T09:00:00.000Z');
const HOUR = 3600;
const log = { info: () => {}, warn: () => {}, error: () => {} };

/** Compares for so long as a call may take, again and again until all is done, and answers how far each call came. */
async function callsOf(budgetMs: number, eventsUntil: string): Promise<(string | null)[]> {
  let progress: Progress = { eventsUntil, openAfter: '', stuckOn: [], run: null };
  const came: (string | null)[] = [];
  for (let isDone = false; !isDone && came.length < 50;) {
    const round = new ReconciliationRound('lease', progress, budgetMs, new Date(NOW), log);
    isDone = await compareEvents(round);
    progress = round.progress;
    came.push(progress.eventsUntil);
  }
  return came;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  Object.assign(stripe, { at: [], pageMs: 0, looked: [] });
  return () => vi.useRealTimers();
});

describe('compareEvents', () => {
  const from = NOW / 1000 - 10 * HOUR;
  const eventsUntil = new Date(from * 1000).toISOString();

  it('is compared to the end, however much it is: no call waits for more than it has time for', async () => {
    // Listed as a whole, this would take five minutes.
    stripe.at = Array.from({ length: 10_000 }, (_, index) => from + Math.floor((index * 9 * HOUR) / 10_000));
    stripe.pageMs = 3000;
    const came = await callsOf(60_000, eventsUntil);
    expect(came.length).toBeGreaterThan(3);
    expect(came.length).toBeLessThan(30);
    expect(came.filter((each, index) => index > 0 && !(each! > came[index - 1]!))).toEqual([]);
    expect(new Set(stripe.looked).size).toBe(10_000);
  });

  it('within one second is compared as well', async () => {
    stripe.at = Array.from({ length: 700 }, () => from + HOUR);
    await callsOf(60_000, eventsUntil);
    expect(new Set(stripe.looked).size).toBe(700);
  });

  it('in the overlap never sets back how far it had come', async () => {
    stripe.at = Array.from({ length: 1000 }, (_, index) => from - 290 + Math.floor(index / 4));
    stripe.pageMs = 1000;
    const came = await callsOf(8000, eventsUntil);
    expect(came.filter((each) => each === null || each < eventsUntil)).toEqual([]);
  });

  it('is little in a month of silence', async () => {
    stripe.pageMs = 100;
    expect(await callsOf(10_000, '2026-02-10T09:00:00.000Z')).toEqual([new Date(NOW).toISOString()]);
  });
});
