import type { MissingReason } from '@portal/contract/submissions/missingReasons.ts';
import { expect, it } from 'vitest';
import { partsForMissingItems, updateForMissingItems } from './updateForMissingItems.ts';

it.each<[missing: MissingReason[], updateReason: string, isLoa: boolean]>([
  [['loa-missing'], 'Additional Documents', true],
  [['loa-illegible'], 'Additional Documents', true],
  [['wrong-patient'], 'Incorrect Information', false],
  [['wrong-facility', 'dates-missing'], 'Incorrect Information', false],
  [['dates-missing'], 'Missing Information', false],
  [['dates-missing', 'other'], 'Missing Information', false],
  [['dates-missing', 'loa-missing'], 'Missing Information', true],
  [['other'], 'Other', false],
  [[], '', false],
])('prefills reason and file type for %j: %s, letter: %s', (missing, updateReason, isLoa) => {
  expect(updateForMissingItems({ missing })).toEqual({ updateReason, isLoa });
});

it.each([
  [['loa-missing'], { patient: false, details: false, isLoa: false }],
  [['loa-missing', 'loa-illegible'], { patient: false, details: false, isLoa: false }],
  [['wrong-patient'], { patient: true, details: false, isLoa: false }],
  [['wrong-facility'], { patient: false, details: true, isLoa: false }],
  [['dates-missing', 'loa-missing'], { patient: false, details: true, isLoa: true }],
  [['other'], { patient: false, details: true, isLoa: false }],
] as const)('the form asks only for the parts that %j needs', (missing, parts) => {
  expect(partsForMissingItems({ missing: [...missing] })).toEqual(parts);
});
