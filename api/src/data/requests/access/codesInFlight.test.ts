import { expect, test } from 'vitest';
import { trackCodeInFlight } from './codesInFlight.ts';

const a = { address: 'home', code: 'a' };
const b = { address: 'home', code: 'b' };

test('lists the other codes in flight for the same order, each once', () => {
  const [first, repeated] = [trackCodeInFlight('order', a), trackCodeInFlight('order', { ...a })];
  const elsewhere = { ...a, address: 'elsewhere' };
  const third = trackCodeInFlight('order', elsewhere);
  expect(first.others).toEqual([]);
  expect(repeated.others).toEqual([]);
  expect(third.others).toEqual([a]);
  const fourth = trackCodeInFlight('order', b);
  expect(fourth.others).toEqual([a, elsewhere]);
  const unrelated = trackCodeInFlight('another order', b);
  expect(unrelated.others).toEqual([]);
  for (const { release } of [first, repeated, third, fourth, unrelated]) release();
});

test('does not list a released code', () => {
  const first = trackCodeInFlight('order', a);
  const repeated = trackCodeInFlight('order', { ...a });
  first.release();
  const other = trackCodeInFlight('order', b);
  expect(other.others).toEqual([a]);
  repeated.release();
  other.release();
  expect(trackCodeInFlight('order', b).others).toEqual([]);
});
