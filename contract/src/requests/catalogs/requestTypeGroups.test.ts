import { expect, test } from 'vitest';
import { requestTypeGroups } from './requestTypeGroups.ts';
import { requestTypeName, requestTypes } from './requestTypes.ts';

test('every request type is in exactly one group', () => {
  const ids = requestTypeGroups.flatMap((group) => [...group.ids]);
  expect(ids.toSorted((a, b) => a - b)).toEqual(requestTypes.map(({ id }) => id));
});

test.each([
  ['Liens', /lien/i],
  ['Images', /image|x-ray/i],
  ['Billing', /bill/i],
])('every type of the group %s asks for it', (name, pattern) => {
  const group = requestTypeGroups.find((each) => each.name === name)!;
  for (const id of group.ids) expect(requestTypeName(id)).toMatch(pattern);
});
