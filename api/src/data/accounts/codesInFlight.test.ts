import { expect, test } from 'vitest';
import { enterCode } from './codesInFlight.ts';

const a = { address: 'home', code: 'a' };
const b = { address: 'home', code: 'b' };

test('a code sees the others of its order that are being compared, each once, and not itself', () => {
  const [first, again] = [enterCode('order', a), enterCode('order', { ...a })];
  const elsewhere = { ...a, address: 'elsewhere' };
  const third = enterCode('order', elsewhere);
  expect(first.others).toEqual([]);
  expect(again.others).toEqual([]);
  expect(third.others).toEqual([a]);
  const fourth = enterCode('order', b);
  expect(fourth.others).toEqual([a, elsewhere]);
  const unrelated = enterCode('another order', b);
  expect(unrelated.others).toEqual([]);
  for (const { leave } of [first, again, third, fourth, unrelated]) leave();
});

test('a code that has left is seen no more', () => {
  const first = enterCode('order', a);
  const again = enterCode('order', { ...a });
  first.leave();
  const other = enterCode('order', b);
  expect(other.others).toEqual([a]);
  again.leave();
  other.leave();
  expect(enterCode('order', b).others).toEqual([]);
});
