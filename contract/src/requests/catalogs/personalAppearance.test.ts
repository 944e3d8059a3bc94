import { expect, test } from 'vitest';
import { paAppliesToLabel } from './personalAppearance.ts';

test.each([
  ['Physician', 'Physician'],
  ['PMK', 'PMK (Person Most Knowledgeable)'],
  ['Records to Court', 'Records to Court'],
  ['Somebody', 'Somebody'],
])('the label of %s is %s', (value, label) => {
  expect(paAppliesToLabel(value)).toBe(label);
});
