import { describe, expect, it, test } from 'vitest';
import { aRecordsRequest } from '../../testing/aRecordsRequest.ts';
import { recordsRequest } from '../schemas/recordsRequest.ts';
import { isWithin, mergeRanges } from './dateRanges.ts';
import { scopeInput } from './schemas.ts';
import { scopeProblems } from './scopeProblems.ts';
import type { ScopeValues } from './scopeValues.ts';
import { scope } from './view.ts';

const FILE = `file_${'1'.repeat(32)}`;
const OTHER_FILE = `file_${'2'.repeat(32)}`;
const context = { today: '2026-11-26', patientDob: '1980-02-29', fileIds: [FILE, OTHER_FILE] };
const range = (from: string, to: string) => ({ from, to });
const ranges = (...list: { from: string; to: string }[]): ScopeValues => ({ dates: 'ranges', ranges: list });

describe('merging of date ranges', () => {
  test.each([
    ['nothing', [], []],
    [
      'ranges with a gap of a day',
      [
        ['2020-01-01', '2020-01-31'],
        ['2020-02-02', '2020-02-03'],
      ],
      [
        ['2020-01-01', '2020-01-31'],
        ['2020-02-02', '2020-02-03'],
      ],
    ],
    [
      'adjoining ranges',
      [
        ['2020-01-01', '2020-01-31'],
        ['2020-02-01', '2020-02-29'],
      ],
      [['2020-01-01', '2020-02-29']],
    ],
    [
      'adjoining ranges of two years',
      [
        ['2021-01-01', '2021-02-01'],
        ['2020-06-01', '2020-12-31'],
      ],
      [['2020-06-01', '2021-02-01']],
    ],
    [
      'overlapping ranges',
      [
        ['2020-01-01', '2020-03-01'],
        ['2020-02-01', '2020-05-01'],
      ],
      [['2020-01-01', '2020-05-01']],
    ],
    [
      'a range within another',
      [
        ['2020-01-01', '2020-12-31'],
        ['2020-02-01', '2020-03-01'],
      ],
      [['2020-01-01', '2020-12-31']],
    ],
    [
      'the same day twice',
      [
        ['2020-01-01', '2020-01-01'],
        ['2020-01-01', '2020-01-01'],
      ],
      [['2020-01-01', '2020-01-01']],
    ],
    [
      'a chain of three',
      [
        ['2020-01-03', '2020-01-04'],
        ['2020-01-01', '2020-01-02'],
        ['2020-01-05', '2020-01-06'],
      ],
      [['2020-01-01', '2020-01-06']],
    ],
  ] as [string, [string, string][], [string, string][]][])('%s', (_, before, after) => {
    expect(mergeRanges(before.map(([from, to]) => range(from, to)))).toEqual(
      after.map(([from, to]) => range(from, to)),
    );
  });

  test.each([
    [[['2020-02-01', '2020-02-02']], true],
    [[['2020-01-01', '2020-06-30']], true],
    [[['2019-12-31', '2020-01-05']], false],
    [[['2020-06-01', '2020-07-01']], true],
    [
      [
        ['2020-02-01', '2020-02-02'],
        ['2021-01-01', '2021-01-01'],
      ],
      false,
    ],
    [[], true],
  ] as [[string, string][], boolean][])('%j within two adjoining ranges: %s', (inner, expected) => {
    const outer = [range('2020-01-01', '2020-06-30'), range('2020-07-01', '2020-12-31')];
    expect(
      isWithin(
        inner.map(([from, to]) => range(from, to)),
        outer,
      ),
    ).toBe(expected);
  });
});

describe('problems of a scope', () => {
  test.each<[name: string, scope: ScopeValues, problems: [path: string, message: string][]]>([
    ['nothing entered', {}, []],
    ['all dates', { dates: 'all' }, []],
    ['today', ranges(range('2026-11-26', '2026-11-26')), []],
    ['the day of birth', ranges(range('1980-02-29', '1980-02-29')), []],
    ['no ranges', ranges(), [['dates', 'Add at least one date range']]],
    [
      'all dates and ranges',
      { dates: 'all', ranges: [range('2020-01-01', '2020-01-02')] },
      [['dates', 'Choose all dates or date ranges, not both']],
    ],
    [
      'ten ranges',
      ranges(...Array.from({ length: 10 }, (_, year) => range(`200${year}-01-01`, `200${year}-01-02`))),
      [],
    ],
    [
      'eleven ranges',
      ranges(...Array.from({ length: 11 }, () => range('2020-01-01', '2020-01-02'))),
      [['dates', 'Add at most 10 date ranges']],
    ],
    [
      'empty days',
      ranges(range('', '')),
      [
        ['ranges.0.from', 'Enter the first day'],
        ['ranges.0.to', 'Enter the last day'],
      ],
    ],
    ['no date', ranges(range('2020-02-30', '2020-03-01')), [['ranges.0.from', 'Please enter a valid date']]],
    [
      'reversed days of the second range',
      ranges(range('2020-01-01', '2020-01-02'), range('2020-03-02', '2020-03-01')),
      [['ranges.1.to', 'The last day can’t be before the first day']],
    ],
    [
      'tomorrow',
      ranges(range('2026-11-01', '2026-11-27')),
      [['ranges.0.to', 'Dates of service can’t be in the future']],
    ],
    [
      'before the birth',
      ranges(range('1980-02-28', '1990-01-01')),
      [['ranges.0.from', 'Dates of service can’t be before the date of birth']],
    ],
    ['500 characters', { include: 'x'.repeat(500), exclude: ` ${'x'.repeat(500)} ` }, []],
    ['501 characters', { exclude: 'x'.repeat(501) }, [['exclude', 'Please use at most 500 characters']]],
    [
      'a long court',
      { court: 'x'.repeat(201), claimNumber: 'x'.repeat(101) },
      [
        ['claimNumber', 'Please use at most 100 characters'],
        ['court', 'Please use at most 200 characters'],
      ],
    ],
    [
      'a category without authorization',
      { sensitive: { hiv: '' } },
      [['sensitive.hiv', 'Choose the authorization for these records, or clear the checkbox']],
    ],
    ['a category that was cleared', { sensitive: { hiv: undefined } }, []],
    ['a category with a file', { sensitive: { genetics: FILE } }, []],
    ['a category in the packet', { sensitive: { substanceUse: 'subpoena_packet' } }, []],
    [
      'a file that was removed',
      { sensitive: { hiv: `file_${'3'.repeat(32)}` } },
      [['sensitive.hiv', 'Choose one of the uploaded authorizations']],
    ],
    ['a file for two categories', { sensitive: { hiv: FILE, genetics: FILE } }, []],
    // 45 CFR 164.508(b)(3)(ii)
    [
      'a file for psychotherapy notes and another category',
      { sensitive: { psychotherapyNotes: FILE, hiv: FILE } },
      [
        [
          'sensitive.psychotherapyNotes',
          'The authorization for psychotherapy notes can’t cover other records. Upload a separate one.',
        ],
      ],
    ],
    ['separate files', { sensitive: { psychotherapyNotes: FILE, hiv: OTHER_FILE } }, []],
    [
      'everything in the packet',
      { sensitive: { psychotherapyNotes: 'subpoena_packet', hiv: 'subpoena_packet' } },
      [],
    ],
  ])('%s', (_, entered, problems) => {
    expect(scopeProblems(entered, context).map(({ path, message }) => [path.join('.'), message])).toEqual(
      problems,
    );
  });
});

describe('a scope of a request', () => {
  const issuesOf = (request: object) =>
    recordsRequest.safeParse(request).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
    [];

  it('is absent if nothing was entered', () => {
    expect(recordsRequest.parse(aRecordsRequest())).not.toHaveProperty('scope');
    const cleared = { dates: '' as const, ranges: [], include: ' ', sensitive: {}, certified: false };
    for (const empty of [{}, cleared])
      expect(recordsRequest.parse(aRecordsRequest({ scope: empty })).scope).toBeUndefined();
  });

  it('is stored with what was entered only, merged and trimmed, and stays the same when it is read', () => {
    const entered = {
      ranges: [range('2020-02-01', '2020-02-28'), range('2020-01-01', '2020-01-31')],
      include: ' Billing ',
      exclude: '',
      sensitive: { hiv: 'subpoena_packet' },
      certified: true,
      rush: false,
      delivery: '',
      court: 'Superior\nCourt',
    } as const;
    const stored = scopeInput.parse({ ...entered, ranges: [...entered.ranges] });
    expect(stored).toEqual({
      dates: 'ranges',
      ranges: [range('2020-01-01', '2020-02-28')],
      include: 'Billing',
      sensitive: { hiv: 'subpoena_packet' },
      certified: true,
      court: 'Superior Court',
    });
    expect(JSON.stringify(scope.parse(stored))).toBe(JSON.stringify(stored));
    expect(JSON.stringify(scopeInput.parse(stored))).toBe(JSON.stringify(stored));
  });

  it('is compared with the date of birth and the files of the request', () => {
    const early = { dates: 'ranges', ranges: [range('1979-01-01', '1979-01-02')] } as const;
    expect(issuesOf(aRecordsRequest({ scope: { ...early, ranges: [...early.ranges] } }))).toContainEqual([
      'scope.ranges.0.from',
      'Dates of service can’t be before the date of birth',
    ]);
    const scopeWithFile = { sensitive: { hiv: FILE } };
    expect(issuesOf(aRecordsRequest({ scope: scopeWithFile }))).toEqual([
      ['scope.sensitive.hiv', 'Choose one of the uploaded authorizations'],
    ]);
    expect(issuesOf(aRecordsRequest({ scope: scopeWithFile, loaFiles: [{ fileId: FILE }] }))).toEqual([]);
    expect(issuesOf(aRecordsRequest({ scope: scopeWithFile, loaFiles: [FILE] }))).toEqual([]);
  });

  it.each([
    ['an unknown category', { sensitive: { dental: 'subpoena_packet' } }, 'scope.sensitive'],
    ['an authorization that is not a file', { sensitive: { hiv: 'yes' } }, 'scope.sensitive.hiv'],
    ['a text instead of an object', 'all', 'scope'],
    ['unknown dates', { dates: 'some' }, 'scope.dates'],
  ])('is refused with %s', (_, entered, path) => {
    expect(issuesOf({ ...aRecordsRequest(), scope: entered }).map(([each]) => each)).toEqual([path]);
  });
});
