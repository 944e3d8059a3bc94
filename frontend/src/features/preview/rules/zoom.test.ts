import { expect, it } from 'vitest';
import { zoomedIn, zoomedOut } from './zoom.ts';

it.each([
  [100, 125],
  [72, 75],
  [275, 300],
  [300, 300],
  // Fitted to a narrow frame, or a narrow page to a wide one.
  [40, 50],
  [340, 340],
])('zooms in from %i to %i', (from, to) => {
  expect(zoomedIn(from)).toBe(to);
});

it.each([
  [100, 75],
  [114, 100],
  [75, 50],
  [50, 50],
  [40, 40],
  [340, 325],
])('zooms out from %i to %i', (from, to) => {
  expect(zoomedOut(from)).toBe(to);
});
