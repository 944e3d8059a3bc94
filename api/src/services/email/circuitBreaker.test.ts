import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CircuitBreaker } from './circuitBreaker.ts';

describe('CircuitBreaker', () => {
  let now = 0;
  let breaker: CircuitBreaker;
  const service = vi.fn<() => Promise<string>>();
  beforeEach(() => {
    now = 0;
    breaker = new CircuitBreaker(() => now);
    service.mockReset();
  });
  const failAfter = (ms: number) => {
    service.mockImplementationOnce(async () => {
      now += ms;
      throw new Error('unreachable');
    });
    return expect(breaker.call(service)).rejects.toThrow('unreachable');
  };

  it('does not call the service for 15 seconds after a slow failure', async () => {
    await failAfter(3_000);
    now += 14_999;
    await expect(breaker.call(service)).rejects.toThrow('not called');
    expect(service).toHaveBeenCalledTimes(1);
    now += 1;
    service.mockResolvedValueOnce('sent');
    expect(await breaker.call(service)).toBe('sent');
  });

  it('calls the service again at once after a fast failure', async () => {
    await failAfter(2_999);
    service.mockResolvedValueOnce('sent');
    expect(await breaker.call(service)).toBe('sent');
  });

  it('keeps calling a service whose slow calls succeed', async () => {
    service.mockImplementation(async () => {
      now += 10_000;
      return 'sent';
    });
    await breaker.call(service);
    expect(await breaker.call(service)).toBe('sent');
  });
});
