import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PaidDraftWatch } from './paidDraftWatch.ts';

const world = vi.hoisted(() => ({
  paidFeesBetween: vi.fn<(from: Date, until: Date) => Promise<string[]>>(),
  tasks: new Map<string, object>(),
}));
vi.mock('../../services/payments/eventsBetween.ts', () => ({ paidFeesBetween: world.paidFeesBetween }));
vi.mock('../../data/requests/tasks.ts', () => ({
  readTask: async (requestId: string) => world.tasks.get(requestId) ?? null,
}));

const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
const at = (time: string) => new Date(`2026-03-20T${time}.000Z`);
const asked = () => world.paidFeesBetween.mock.calls.map((call) => call.map((each) => each.toISOString()));

beforeEach(() => {
  world.paidFeesBetween.mockReset().mockResolvedValue([]);
  world.tasks.clear();
});

describe('the watch over paid drafts', () => {
  it('finds the tasks of paid drafts that are no requests, once each', async () => {
    const task = { id: 'task|draft', requestId: 'req_b' };
    world.tasks.set('req_b', task);
    world.paidFeesBetween.mockResolvedValue(['req_a', 'req_b', 'req_b']);
    const watch = new PaidDraftWatch(at('07:59:00').toISOString());
    expect(await watch.look(at('08:00:00'), log)).toEqual([task]);
  });

  it('waits 30 seconds for browser and webhook and continues from its cursor', async () => {
    const watch = new PaidDraftWatch(at('07:59:00').toISOString());
    await watch.look(at('08:00:00'), log);
    await watch.look(at('08:00:19'), log);
    await watch.look(at('08:00:20'), log);
    expect(asked()).toEqual([
      [at('07:59:00').toISOString(), at('07:59:30').toISOString()],
      [at('07:59:30').toISOString(), at('07:59:50').toISOString()],
    ]);
    expect(watch.until).toBe(at('07:59:50').toISOString());
  });

  it.each([
    ['for the first time', null],
    ['after a night', at('01:00:00').toISOString()],
  ])('%s, catches up with the last hour in one look, five minutes at a time', async (_, until) => {
    const watch = new PaidDraftWatch(until);
    await watch.look(at('08:00:00'), log);
    expect(asked()).toHaveLength(12);
    expect(asked()[0]).toEqual([at('07:00:00').toISOString(), at('07:05:00').toISOString()]);
    expect(watch.until).toBe(at('07:59:30').toISOString());
    expect(watch.isBehind).toBe(false);
  });

  it('interrupts a long catch-up and continues on the next run', async () => {
    const elapsed = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(5_000);
    const watch = new PaidDraftWatch(null);
    await watch.look(at('08:00:00'), log);
    expect(watch.isBehind).toBe(true);
    elapsed.mockRestore();
    await watch.look(at('08:00:01'), log);
    expect(watch.isBehind).toBe(false);
    expect(watch.until).toBe(at('07:59:31').toISOString());
  });

  it('asks for the same time again after Stripe did not answer', async () => {
    const watch = new PaidDraftWatch(at('07:59:00').toISOString());
    world.paidFeesBetween.mockRejectedValueOnce(new Error('no answer'));
    expect(await watch.look(at('08:00:00'), log)).toEqual([]);
    expect(watch.until).toBe(at('07:59:00').toISOString());
    await watch.look(at('08:00:20'), log);
    expect(asked().map(([from]) => from)).toEqual([
      at('07:59:00').toISOString(),
      at('07:59:00').toISOString(),
    ]);
  });
});
