import { expect, it } from 'vitest';
import { newFacilities } from './newFacilities.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

it.each([
  [['North', 'South'], [], ['North', 'South']],
  [['North', ' nORTH ', 'North  Clinic'], [], ['North', 'North  Clinic']],
  [['North', 'South'], ['north'], ['South']],
  [['Other', 'OTHER ', 'Another'], [], ['Another']],
  [['Caf\u00e9', 'Cafe\u0301'], [], ['Caf\u00e9']],
  [['North'], ['North'], []],
])('of %j, a list of %j lacks %j', (entered, known, added) => {
  expect(newFacilities(named(...entered), named(...known))).toEqual(named(...added));
});
