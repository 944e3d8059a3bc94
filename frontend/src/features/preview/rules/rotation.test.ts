import { expect, it } from 'vitest';
import { rotatedSize, type Rotation, turned } from './rotation.ts';

it('four turns are none', () => {
  const turns: Rotation[] = [0];
  for (let count = 0; count < 4; count += 1) turns.push(turned(turns.at(-1)!));
  expect(turns).toEqual([0, 90, 180, 270, 0]);
});

it.each([
  [0, 600, 800],
  [90, 800, 600],
  [180, 600, 800],
  [270, 800, 600],
] as const)('after %i degrees, a page of 600 × 800 is %i × %i', (rotation, width, height) => {
  expect(rotatedSize({ width: 600, height: 800 }, rotation)).toEqual({ width, height });
});
