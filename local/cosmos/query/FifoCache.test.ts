import { expect, it, vi } from 'vitest';
import { FifoCache } from './FifoCache.ts';

it('creates each recent entry once, and the oldest again after it was evicted', () => {
  const create = vi.fn<(text: string) => string>((text) => text.toUpperCase());
  const cache = new FifoCache(2, create);
  expect(['a', 'b', 'a', 'b'].map((text) => cache.get(text))).toEqual(['A', 'B', 'A', 'B']);
  expect(create).toHaveBeenCalledTimes(2);
  expect(['c', 'b', 'a'].map((text) => cache.get(text))).toEqual(['C', 'B', 'A']);
  expect(create.mock.calls.map(([text]) => text)).toEqual(['a', 'b', 'c', 'a']);
});
