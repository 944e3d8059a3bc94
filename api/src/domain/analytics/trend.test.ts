import { describe, expect, test } from 'vitest';
import { growth, points } from './trend.ts';

describe('growth', () => {
  test.each([
    [15, 10, '↑ 50%', 'up', 50],
    [5, 10, '↓ 50%', 'down', -50],
    [10, 10, '→ 0%', 'stable', 0],
    [0, 10, '↓ 100%', 'down', -100],
    [1001, 1000, '→ 0%', 'stable', 0],
    [11, 10, '↑ 10%', 'up', 10],
    // Too few to compare with.
    [1015, 2, '→ 0%', 'stable', null],
    [10, 9, '→ 0%', 'stable', null],
    [7, 0, '→ 0%', 'stable', null],
  ])('with %i now and %i before', (now, before, text, direction, percent) => {
    expect(growth(now, before)).toEqual({ text, direction, percent });
  });
});

describe('points', () => {
  test.each([
    [40, 25, 10, '↑ 15%', 'up', 15],
    [25, 40, 200, '↓ 15%', 'down', -15],
    [25, null, 200, '→ 0%', 'stable', null],
    [40, 25, 9, '→ 0%', 'stable', null],
  ])('with %i now and %s before, of %i', (now, before, base, text, direction, percent) => {
    expect(points(now, before, base)).toEqual({ text, direction, percent });
  });
});
