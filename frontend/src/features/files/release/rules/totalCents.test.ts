import { expect, it } from 'vitest';
import { DEFAULT_RELEASE, type ReleaseValues } from './releaseValues.ts';
import { centsOfTerms, totalCents } from './totalCents.ts';

const charged = { ...DEFAULT_RELEASE, requiresPayment: true, chargeAmount: '10.50' };
const { fileTerms: _, ...free } = DEFAULT_RELEASE;

it.each<[string, ReleaseValues, number]>([
  ['is zero without a charge', DEFAULT_RELEASE, 0],
  ['counts the common charge for each file', charged, 3150],
  ['excludes a free file', { ...charged, fileTerms: { b: free } }, 2100],
  [
    'uses the amount of a single file',
    { ...DEFAULT_RELEASE, fileTerms: { c: { ...free, requiresPayment: true, chargeAmount: '25' } } },
    2500,
  ],
  [
    'ignores terms of a removed file',
    { ...charged, fileTerms: { gone: { ...free, requiresPayment: true, chargeAmount: '99' } } },
    3150,
  ],
  ['ignores an invalid amount', { ...charged, chargeAmount: '0' }, 0],
])('total of three files: %s', (_case, values, cents) => {
  expect(totalCents(values, ['a', 'b', 'c'])).toBe(cents);
});

it.each([
  ['0', null],
  ['', null],
  ['1,50', null],
  ['10.50', 1050],
])('converts a charge of “%s” to %s cents', (chargeAmount, cents) => {
  expect(centsOfTerms({ ...free, requiresPayment: true, chargeAmount })).toBe(cents);
  expect(centsOfTerms({ ...free, chargeAmount })).toBe(0);
});
