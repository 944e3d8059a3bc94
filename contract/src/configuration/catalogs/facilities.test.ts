import { expect, test } from 'vitest';
import { starterFacilities } from './facilities.ts';

test('a new portal has five facilities with different names', () => {
  expect(new Set(starterFacilities.map((name) => name.trim().toLowerCase())).size).toBe(5);
  expect(starterFacilities).toHaveLength(5);
});
