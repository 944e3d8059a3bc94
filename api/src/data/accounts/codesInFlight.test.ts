import { expect, test } from 'vitest';
import { trackCodeInFlight } from './codesInFlight.ts';

const a = { address: 'home', code: 'a' };
const b = { address: 'home', code: 'b' };

test('a code sees the others of its order that are being compared, each once, and not itself', () => {
  const [first, again] = [trackCodeInFlight('order', a), trackCodeInFlight('order', { ...a })];
  const elsewhere = { ...a, address: 'elsewhere' };
  const third = trackCodeInFlight('order', elsewhere);
  expect(first.others).toEqual([]);
  expect(again.others).toEqual([]);
  expect(third.others).toEqual([a]);
  const fourth = trackCodeInFlight('order', b);
  expect(fourth.others).toEqual([a, elsewhere]);
  const unrelated = trackCodeInFlight('another order', b);
  expect(unrelated.others).toEqual([]);
  for (const { leave } of [first, again, third, fourth, unrelated]) leave();
});

test('a code that has left is seen no more', () => {
  const first = trackCodeInFlight('order', a);
  const again = trackCodeInFlight('order', { ...a });
  first.leave();
  const other = trackCodeInFlight('order', b);
  expect(other.others).toEqual([a]);
  again.leave();
  other.leave();
  expect(trackCodeInFlight('order', b).others).toEqual([]);
});
