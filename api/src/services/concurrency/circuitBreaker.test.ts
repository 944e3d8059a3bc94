import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CircuitBreaker, NotCalledError } from './circuitBreaker.ts';

describe('CircuitBreaker', () => {
  let now = 0;
  let breaker: CircuitBreaker;
  const service = vi.fn<() => Promise<string>>();
  beforeEach(() => {
    now = 0;
    breaker = new CircuitBreaker(
      (error) => (error as { askedMs?: number }).askedMs,
      () => now,
    );
    service.mockReset();
  });
  const failAfter = (ms: number, asked: { askedMs?: number } = {}) => {
    service.mockImplementationOnce(async () => {
      now += ms;
      throw Object.assign(new Error('unreachable'), asked);
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

  it('does not call the service for as long as it asks, and says how much of that is left', async () => {
    await failAfter(10, { askedMs: 60_000 });
    now += 20_000;
    await expect(breaker.call(service)).rejects.toMatchObject({ askedMs: 40_000 });
    now += 39_999;
    await expect(breaker.call(service)).rejects.toBeInstanceOf(NotCalledError);
    expect(service).toHaveBeenCalledTimes(1);
    now += 1;
    service.mockResolvedValueOnce('sent');
    expect(await breaker.call(service)).toBe('sent');
  });

  it('does not claim after a slow failure that the service asked to wait', async () => {
    await failAfter(3_000);
    await expect(breaker.call(service)).rejects.toMatchObject({ askedMs: undefined });
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
