import { expect, test } from 'vitest';
import { changedParts, wideningProblems, withExclusion } from './narrowing.ts';
import type { Scope } from './view.ts';

const inDates = (...days: [from: string, to: string][]): Scope => ({
  dates: 'ranges',
  ranges: days.map(([from, to]) => ({ from, to })),
});
const year2020 = inDates(['2020-01-01', '2020-12-31']);
const all: Scope = { dates: 'all', ranges: [] };
const notStated: Scope = { ranges: [] };
const two: Scope = { ...all, sensitive: { hiv: 'subpoena_packet', genetics: 'file_1' } };

test.each<[name: string, current: Scope, next: Scope, refused: string[], changed: string[]]>([
  ['the same scope', year2020, year2020, [], []],
  ['all dates to ranges', all, year2020, [], ['dates']],
  ['dates that were not stated to ranges', notStated, year2020, [], ['dates']],
  ['dates that were not stated to all', notStated, all, ['dates'], ['dates']],
  ['ranges to all dates', year2020, all, ['dates'], ['dates']],
  ['ranges to not stated', year2020, notStated, ['dates'], ['dates']],
  ['all dates to not stated', all, notStated, ['dates'], ['dates']],
  ['a part of the range', year2020, inDates(['2020-02-01', '2020-03-01']), [], ['dates']],
  [
    'two parts of the range',
    year2020,
    inDates(['2020-02-01', '2020-03-01'], ['2020-05-01', '2020-05-02']),
    [],
    ['dates'],
  ],
  ['a day more', year2020, inDates(['2020-01-01', '2021-01-01']), ['dates'], ['dates']],
  [
    'another range as well',
    year2020,
    inDates(['2020-01-01', '2020-12-31'], ['2022-01-01', '2022-01-02']),
    ['dates'],
    ['dates'],
  ],
  [
    'more excluded text',
    { ...all, exclude: 'Billing' },
    { ...all, exclude: 'Billing, pharmacy' },
    [],
    ['exclude'],
  ],
  ['first excluded text', all, { ...all, exclude: 'Billing' }, [], ['exclude']],
  [
    'less excluded text',
    { ...all, exclude: 'Billing, pharmacy' },
    { ...all, exclude: 'Billing' },
    ['exclude'],
    ['exclude'],
  ],
  ['no excluded text', { ...all, exclude: 'Billing' }, all, ['exclude'], ['exclude']],
  ['one category less', two, { ...all, sensitive: { hiv: 'subpoena_packet' } }, [], ['sensitive']],
  ['no categories', two, all, [], ['sensitive']],
  [
    'a category more',
    all,
    { ...all, sensitive: { hiv: 'subpoena_packet' } },
    ['sensitive.hiv'],
    ['sensitive'],
  ],
  [
    'another authorization',
    two,
    { ...all, sensitive: { genetics: 'subpoena_packet' } },
    ['sensitive.genetics'],
    ['sensitive'],
  ],
  ['other text to include', { ...all, include: 'Billing' }, { ...all, include: 'Bill' }, ['include'], []],
  ['text to include that was not there', all, { ...all, include: 'Billing' }, ['include'], []],
  ['another case number', { ...all, caseNumber: '1' }, { ...all, caseNumber: '2' }, ['caseNumber'], []],
  ['no rush', { ...all, rush: true }, all, ['rush'], []],
])('%s', (_, current, next, refused, changed) => {
  expect(wideningProblems(current, next).map(({ path }) => path.join('.'))).toEqual(refused);
  expect(changedParts(current, next)).toEqual(changed);
});

test.each<[current: string | undefined, next: string | undefined, isAllowed: boolean, isChanged: boolean]>([
  ['Billing', 'Billing\nPharmacy', true, true],
  ['Billing', 'Billing; pharmacy', true, true],
  ['Billing', 'Billing , pharmacy', true, true],
  ['Billing,', 'Billing, pharmacy', true, true],
  ['Billing', 'Billing before 2010', false, true],
  ['Billing', 'Billings', false, true],
  ['Billing', 'Billing.', false, true],
  ['Billing', 'Billing (2010)', false, true],
  ['Billing', 'Billing - old', false, true],
  ['Billing', 'billing\nPharmacy', false, true],
  ['Billing', 'Pharmacy\nBilling', false, true],
  ['Billing', ' Billing\nPharmacy', false, true],
  // Spaces at the end and line breaks of Windows
  ['Billing  ', 'Billing\nPharmacy', true, true],
  ['Billing', 'Billing  ', true, false],
  ['Billing', 'Billing \t\r\nPharmacy', true, true],
  ['Billing\r\nPharmacy', 'Billing\nPharmacy', true, false],
  ['Billing\nPharmacy', 'Billing\r\nPharmacy\r\nX-rays', true, true],
  ['Billing\nPharmacy', 'Billing\nPharmacy old', false, true],
  ['Billing', 'Billing\u00A0before 2010', false, true],
  ['Billing', 'Billing\u2028before 2010', false, true],
  // Composed and decomposed accents
  ['Me\u0301dico', 'M\u00E9dico', true, false],
  ['M\u00E9dico', 'Me\u0301dico\nPharmacy', true, true],
  ['Medico', 'Medico\u0301\nPharmacy', false, true],
  ['Medico', 'Medic\u00F3\nPharmacy', false, true],
])('exclusions: %j to %j', (current, next, isAllowed, isChanged) => {
  const [before, after] = [current, next].map((exclude): Scope => ({ ...all, ...(exclude && { exclude }) }));
  expect(wideningProblems(before!, after!).length === 0).toBe(isAllowed);
  expect(changedParts(before!, after!)).toEqual(isChanged ? ['exclude'] : []);
});

test.each([
  [undefined, 'Billing', 'Billing'],
  ['Billing ', ' Pharmacy ', 'Billing\nPharmacy'],
  ['Billing', '  ', 'Billing'],
  [undefined, '', ''],
])('the exclusions %j with %j', (current, added, expected) => {
  expect(withExclusion(current, added)).toBe(expected);
});
