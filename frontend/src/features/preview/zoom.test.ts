import { expect, it } from 'vitest';
import { zoomedIn, zoomedOut } from './zoom.ts';

it.each([
  [100, 125],
  [275, 300],
  [300, 300],
])('zooms in from %i to %i', (from, to) => {
  expect(zoomedIn(from)).toBe(to);
});

it.each([
  [100, 75],
  [75, 50],
  [50, 50],
])('zooms out from %i to %i', (from, to) => {
  expect(zoomedOut(from)).toBe(to);
});
