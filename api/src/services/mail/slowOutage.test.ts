import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SlowOutage } from './slowOutage.ts';

describe('SlowOutage', () => {
  let now = 0;
  let outage: SlowOutage;
  const service = vi.fn<() => Promise<string>>();
  beforeEach(() => {
    now = 0;
    outage = new SlowOutage(() => now);
    service.mockReset();
  });
  const failAfter = (ms: number) => {
    service.mockImplementationOnce(async () => {
      now += ms;
      throw new Error('unreachable');
    });
    return expect(outage.call(service)).rejects.toThrow('unreachable');
  };

  it('does not call the service for a quarter of a minute after a slow failure', async () => {
    await failAfter(3_000);
    now += 14_999;
    await expect(outage.call(service)).rejects.toThrow('not called');
    expect(service).toHaveBeenCalledTimes(1);
    now += 1;
    service.mockResolvedValueOnce('sent');
    expect(await outage.call(service)).toBe('sent');
  });

  it('calls the service again at once after a fast failure', async () => {
    await failAfter(2_999);
    service.mockResolvedValueOnce('sent');
    expect(await outage.call(service)).toBe('sent');
  });

  it('passes through slow calls that succeed', async () => {
    service.mockImplementation(async () => {
      now += 10_000;
      return 'sent';
    });
    await outage.call(service);
    expect(await outage.call(service)).toBe('sent');
  });
});
