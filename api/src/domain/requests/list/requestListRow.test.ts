import { describe, expect, test } from 'vitest';
import { aRoot } from '../../testing/aRoot.ts';
import { requestListRow, searchTerms, wordsOf } from './requestListRow.ts';

test('a request list row has the values that lists show, filter and search', () => {
  expect(requestListRow(aRoot())).toEqual({
    requestId: 'req_aaaaaaaaaaaaaaaaaaaaaaaa',
    seq: 1,
    orderId: 'ORD-1',
    patientName: 'Maria Santos',
    patientDob: '1980-02-29',
    facilityName: 'Lakeview Hospital',
    requestType: 7,
    requestTypeName: 'Medical Records',
    status: 'pending',
    submittedAt: '2026-03-10T08:00:00.000Z',
    sortKey: '2026-03-10T08:00:00.000Z|req_aaaaaaaaaaaaaaaaaaaaaaaa',
    dueDate: '2026-03-25',
    assigneeId: null,
    isInOverview: true,
    filesCount: 2,
    terms: searchTerms(['ORD-1', 'Maria Santos', 'Lakeview Hospital']),
    review: 'pending',
    reviewState: 'pending',
    owedCents: 0,
    submissionKind: 'new',
    lacksLoa: false,
    reviewerId: null,
    reviewerName: '',
    answeredAt: null,
    reviewVersion: 0,
    unreadMessages: 0,
    unreadByClient: 0,
  });
});

test('a request list row has the subpoena date if it is known', () => {
  expect(requestListRow(aRoot({ subpoenaReceivedDate: '2026-03-02' })).subpoenaReceivedDate).toBe(
    '2026-03-02',
  );
  expect(requestListRow(aRoot())).not.toHaveProperty('subpoenaReceivedDate');
});

test('a request list row has the kind of the authority only', () => {
  const fields = { ...aRoot().fields, authority: { kind: 'subpoena', servedOn: '2026-03-02' } as const };
  expect(requestListRow(aRoot({ fields })).authorityKind).toBe('subpoena');
  expect(JSON.stringify(requestListRow(aRoot({ fields })))).not.toContain('2026-03-02');
  expect(requestListRow(aRoot())).not.toHaveProperty('authorityKind');
});

describe('searchTerms', () => {
  test.each<[texts: string[], terms: string[]]>([
    [['Maria'], ['m', 'ma', 'mar', 'mari', 'maria']],
    [['ORD-1'], ['o', 'or', 'ord', '1']],
    [
      ['Li Li', 'LI'],
      ['l', 'li'],
    ],
    [["O'Neil"], ['o', 'n', 'ne', 'nei', 'neil']],
    [['Núñez'], ['n', 'nú', 'núñ', 'núñe', 'núñez']],
    [['', '  ', '--'], []],
    [[], []],
  ])('%j has the terms %j', (texts, terms) => {
    expect(searchTerms(texts)).toEqual(terms);
  });

  test('limits prefixes to twelve letters', () => {
    const terms = searchTerms(['Rehabilitation']);
    expect(terms).toHaveLength(12);
    expect(terms.at(-1)).toBe('rehabilitati');
  });

  test('finds a name with composed and decomposed accents', () => {
    expect(searchTerms(['Núñez'.normalize('NFD')])).toEqual(searchTerms(['Núñez'.normalize('NFC')]));
  });
});

test('wordsOf splits at every character that is neither a letter nor a digit', () => {
  expect(wordsOf(" St. Mary's—Hospital, 2nd/floor ")).toEqual([
    'st',
    'mary',
    's',
    'hospital',
    '2nd',
    'floor',
  ]);
});

test('searchTerms does not split surrogate pairs', () => {
  expect(searchTerms(['𠮷田'])).toEqual(['𠮷', '𠮷田']);
});
