import { expect, it } from 'vitest';
import { isSmall } from './recordsLanes.ts';

const MB = 1024 * 1024;

it.each([
  [{ size: MB }, true],
  [{ size: 16 * MB, isSlow: false }, true],
  [{ size: 16 * MB + 1 }, false],
  [{ size: 1, isSlow: true }, false],
])('prepares %j among small files: %s', (source, expected) => {
  expect(isSmall(source)).toBe(expected);
});
