import { expect, it } from 'vitest';
import { matches } from './matches.ts';
import { typedPrice } from './typedPrice.ts';

it.each([
  ['12.5', 12.5],
  ['$1,200.00', 1200],
  ['', 0],
  ['abc', 0],
  ['5 each', 5],
  ['-3', -3],
  ['1e12', 1e12],
  ['Infinity', 0],
])('%j is a price of %f', (typed, price) => {
  expect(typedPrice(typed)).toBe(price);
});

it.each([
  ['', true],
  ['  CENTRAL ', true],
  ['sea', true],
  ['north', false],
])('%j is found: %s', (search, found) => {
  expect(matches(search, ['Central Clinic', 'By the sea'])).toBe(found);
});
