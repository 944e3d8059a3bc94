import { expect, it } from 'vitest';
import { DEFAULT_RELEASE, type ReleaseValues } from './releaseValues.ts';
import { centsOfTerms, totalCents } from './totalCents.ts';

const charged = { ...DEFAULT_RELEASE, requiresPayment: true, chargeAmount: '10.50' };
const { comment: _, own: __, ...free } = DEFAULT_RELEASE;

it.each<[string, ReleaseValues, number]>([
  ['nothing without a charge', DEFAULT_RELEASE, 0],
  ['the same for each file', charged, 3150],
  ['a file without a charge left out', { ...charged, own: { b: free } }, 2100],
  [
    'an amount of its own',
    { ...DEFAULT_RELEASE, own: { c: { ...free, requiresPayment: true, chargeAmount: '25' } } },
    2500,
  ],
  [
    'terms of a removed file not counted',
    { ...charged, own: { gone: { ...free, requiresPayment: true, chargeAmount: '99' } } },
    3150,
  ],
  ['an amount that is none not counted', { ...charged, chargeAmount: '0' }, 0],
])('the total of three files: %s', (_name, values, cents) => {
  expect(totalCents(values, ['a', 'b', 'c'])).toBe(cents);
});

it.each([
  ['0', null],
  ['', null],
  ['1,50', null],
  ['10.50', 1050],
])('a charge of “%s” costs %s', (chargeAmount, cents) => {
  expect(centsOfTerms({ ...free, requiresPayment: true, chargeAmount })).toBe(cents);
  expect(centsOfTerms({ ...free, chargeAmount })).toBe(0);
});
