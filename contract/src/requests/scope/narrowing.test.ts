import { expect, test } from 'vitest';
import { changedParts, wideningProblems } from './narrowing.ts';
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
