import { expect, it, vi } from 'vitest';
import { Latest } from './Latest.ts';

it('creates each recent entry once, and the oldest again after it was evicted', () => {
  const make = vi.fn<(text: string) => string>((text) => text.toUpperCase());
  const latest = new Latest(2, make);
  expect(['a', 'b', 'a', 'b'].map((text) => latest.of(text))).toEqual(['A', 'B', 'A', 'B']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(['c', 'b', 'a'].map((text) => latest.of(text))).toEqual(['C', 'B', 'A']);
  expect(make.mock.calls.map(([text]) => text)).toEqual(['a', 'b', 'c', 'a']);
});
