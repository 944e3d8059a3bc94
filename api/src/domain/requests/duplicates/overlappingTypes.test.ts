import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { expect, it } from 'vitest';
import { areTypesOverlapping } from './overlappingTypes.ts';

it.each([
  [7, 7, true],
  [7, 8, true],
  [12, 13, true],
  [20, 21, true],
  [2, 18, true],
  [2, 12, true],
  [7, 12, false],
  [19, 22, false],
  [18, 24, false],
  [1, 2, false],
  [1, 1, true],
])('types %i and %i: %s', (one, other, isOverlapping) => {
  expect(areTypesOverlapping(one, other)).toBe(isOverlapping);
  expect(areTypesOverlapping(other, one)).toBe(isOverlapping);
});

const words = {
  7: /record|^medical and/i,
  19: /report/i,
  12: /bill/i,
  22: /lien/i,
  20: /image|x-ray/i,
} as const;

it.each(requestTypes.filter(({ id }) => id > 2))('the parts of $name follow its name', ({ id, name }) => {
  expect(areTypesOverlapping(id, 2)).toBe(true);
  const single = [7, 19, 12, 22, 20] as const;
  expect(single.filter((part) => areTypesOverlapping(id, part))).toEqual(
    single.filter((part) => words[part].test(name)),
  );
});
