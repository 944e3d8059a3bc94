import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PaidDraftWatch } from './paidDraftWatch.ts';

const fakes = vi.hoisted(() => ({
  paidFeesBetween: vi.fn<(from: Date, until: Date) => Promise<string[]>>(),
  tasks: new Map<string, object>(),
}));
vi.mock('../../../services/payments/eventsBetween.ts', () => ({ paidFeesBetween: fakes.paidFeesBetween }));
vi.mock('../../../data/requests/tasks.ts', () => ({
  readTask: async (requestId: string) => fakes.tasks.get(requestId) ?? null,
}));

const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
const at = (time: string) => new Date(`2026-03-20T${time}.000Z`);
const requestedPeriods = () =>
  fakes.paidFeesBetween.mock.calls.map((call) => call.map((each) => each.toISOString()));

beforeEach(() => {
  fakes.paidFeesBetween.mockReset().mockResolvedValue([]);
  fakes.tasks.clear();
});

describe('PaidDraftWatch', () => {
  it('returns the task of each paid draft that is not a request yet, once', async () => {
    const task = { id: 'task|draft', requestId: 'req_b' };
    fakes.tasks.set('req_b', task);
    fakes.paidFeesBetween.mockResolvedValue(['req_a', 'req_b', 'req_b']);
    const watch = new PaidDraftWatch(at('07:59:00').toISOString());
    expect(await watch.poll(at('08:00:00'), log)).toEqual([task]);
  });

  it('waits 30 seconds for browser and webhook, and continues after the last read event', async () => {
    const watch = new PaidDraftWatch(at('07:59:00').toISOString());
    await watch.poll(at('08:00:00'), log);
    await watch.poll(at('08:00:19'), log);
    await watch.poll(at('08:00:20'), log);
    expect(requestedPeriods()).toEqual([
      [at('07:59:00').toISOString(), at('07:59:30').toISOString()],
      [at('07:59:30').toISOString(), at('07:59:50').toISOString()],
    ]);
    expect(watch.until).toBe(at('07:59:50').toISOString());
  });

  it.each([
    ['on the first poll', null],
    ['after seven hours', at('01:00:00').toISOString()],
  ])('%s, reads the last hour in one poll, in steps of five minutes', async (_, until) => {
    const watch = new PaidDraftWatch(until);
    await watch.poll(at('08:00:00'), log);
    expect(requestedPeriods()).toHaveLength(12);
    expect(requestedPeriods()[0]).toEqual([at('07:00:00').toISOString(), at('07:05:00').toISOString()]);
    expect(watch.until).toBe(at('07:59:30').toISOString());
    expect(watch.isBehind).toBe(false);
  });

  it('interrupts a long catch-up and continues on the next poll', async () => {
    const elapsed = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(5_000);
    const watch = new PaidDraftWatch(null);
    await watch.poll(at('08:00:00'), log);
    expect(watch.isBehind).toBe(true);
    elapsed.mockRestore();
    await watch.poll(at('08:00:01'), log);
    expect(watch.isBehind).toBe(false);
    expect(watch.until).toBe(at('07:59:31').toISOString());
  });

  it('reads the same time again after Stripe did not respond', async () => {
    const watch = new PaidDraftWatch(at('07:59:00').toISOString());
    fakes.paidFeesBetween.mockRejectedValueOnce(new Error('no response'));
    expect(await watch.poll(at('08:00:00'), log)).toEqual([]);
    expect(watch.until).toBe(at('07:59:00').toISOString());
    await watch.poll(at('08:00:20'), log);
    expect(requestedPeriods().map(([from]) => from)).toEqual([
      at('07:59:00').toISOString(),
      at('07:59:00').toISOString(),
    ]);
  });
});
