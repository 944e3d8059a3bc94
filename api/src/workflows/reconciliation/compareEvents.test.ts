import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../data/reconciliation/reconciliation.ts';
import { compareEvents } from './compareEvents.ts';
import { ReconciliationRound } from './reconciliationRound.ts';

/** Fake Stripe: the instants of its events, and how long a page takes. Records which payments were compared. */
const stripe = vi.hoisted(() => ({ at: [] as number[], pageMs: 0, compared: [] as string[] }));

vi.mock('../../data/reconciliation/reconciliation.ts', () => ({ saveProgress: async () => true }));
vi.mock('./reconcileIntent.ts', () => ({
  reconcileIntent: async ({ intentId }: { intentId: string }) => {
    stripe.compared.push(intentId);
    return 'matched';
  },
}));
vi.mock('../../services/payments/stripeClient.ts', () => ({
  onStripe: (work: (sdk: unknown) => Promise<unknown>) => work({ events: { list } }),
}));

interface ListParameters {
  readonly created: { readonly gte: number; readonly lt: number };
  readonly limit: number;
  readonly starting_after?: string;
}

async function list({ created, limit, starting_after: after }: ListParameters) {
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

/** Compares in calls of at most `budgetMs` until everything is compared. Returns the cursor after each call. */
async function cursorsOfCalls(budgetMs: number, eventsUntil: string): Promise<(string | null)[]> {
  let progress: Progress = { eventsUntil, openAfter: '', stuckOn: [], run: null };
  const cursors: (string | null)[] = [];
  for (let isDone = false; !isDone && cursors.length < 50;) {
    const round = new ReconciliationRound('lease', progress, budgetMs, new Date(NOW), log);
    isDone = await compareEvents(round);
    progress = round.progress;
    cursors.push(progress.eventsUntil);
  }
  return cursors;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  Object.assign(stripe, { at: [], pageMs: 0, compared: [] });
  return () => vi.useRealTimers();
});

describe('compareEvents', () => {
  const from = NOW / 1000 - 10 * HOUR;
  const eventsUntil = new Date(from * 1000).toISOString();

  it('compares 10,000 events over several calls and stays within the time budget of each call', async () => {
    // Listing all of them would take five minutes.
    stripe.at = Array.from({ length: 10_000 }, (_, index) => from + Math.floor((index * 9 * HOUR) / 10_000));
    stripe.pageMs = 3000;
    const cursors = await cursorsOfCalls(60_000, eventsUntil);
    expect(cursors.length).toBeGreaterThan(3);
    expect(cursors.length).toBeLessThan(30);
    expect(cursors.filter((each, index) => index > 0 && !(each! > cursors[index - 1]!))).toEqual([]);
    expect(new Set(stripe.compared).size).toBe(10_000);
  });

  it('compares all events of one second, even if they fill several pages', async () => {
    stripe.at = Array.from({ length: 700 }, () => from + HOUR);
    await cursorsOfCalls(60_000, eventsUntil);
    expect(new Set(stripe.compared).size).toBe(700);
  });

  it('never moves the cursor back while it compares the overlap', async () => {
    stripe.at = Array.from({ length: 1000 }, (_, index) => from - 290 + Math.floor(index / 4));
    stripe.pageMs = 1000;
    const cursors = await cursorsOfCalls(8000, eventsUntil);
    expect(cursors.filter((each) => each === null || each < eventsUntil)).toEqual([]);
  });

  it('covers a month without events in one call', async () => {
    stripe.pageMs = 100;
    expect(await cursorsOfCalls(10_000, '2026-02-10T09:00:00.000Z')).toEqual([new Date(NOW).toISOString()]);
  });
});
