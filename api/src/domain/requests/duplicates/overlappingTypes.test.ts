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

it('every type with parts shares them with the entire chart, and its parts follow its name', () => {
  const words = { records: /record|^medical and/i, reports: /report/i, billing: /bill/i, liens: /lien/i };
  const single = { records: 7, reports: 19, billing: 12, liens: 22 } as const;
  for (const { id, name } of requestTypes.filter(({ id: each }) => each > 2)) {
    expect(areTypesOverlapping(id, 2), name).toBe(true);
    for (const part of ['records', 'reports', 'billing', 'liens'] as const)
      expect(areTypesOverlapping(id, single[part]), `${name}: ${part}`).toBe(words[part].test(name));
    expect(areTypesOverlapping(id, 20), `${name}: images`).toBe(/image|x-ray/i.test(name));
  }
});
