import { requestTypes } from '@portal/contract/requests/catalogs/requestTypes.ts';
import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import { describe, expect, test } from 'vitest';
import { searchTerms } from '../../search/searchTerms.ts';
import { listSearchWords } from './searchWords.ts';

const words = (typed: string) => listSearchWords(typed, builtInStatuses);

describe('listSearchWords', () => {
  test.each<[typed: string, terms: string[][]]>([
    ['', []],
    ['  ', []],
    [' - ', [['']]],
    ['m', [['m']]],
    ['Maria Santos', [['maria'], ['santos']]],
    [
      'ORD-2026-001',
      [
        ['ord', 'ord2026001'],
        ['2026', 'ord2026001'],
        ['001', 'ord2026001'],
      ],
    ],
    ['ORD-2026-001-0007', [['ord'], ['2026'], ['001'], ['0007']]],
    ['lee LEE Lee', [['lee']]],
    ['Rehabilitation', [['rehabilitati']]],
    ['a b c e f g h i j k p q', Array.from('abcefghijk', (letter) => [letter])],
    ['Núñez', [['nunez', 'núñez']]],
    [
      'O’Grady',
      [
        ['o', 'ogrady'],
        ['grady', 'ogrady'],
      ],
    ],
    ['drop-in', [['drop', 'dropin']]],
  ])('%j requires the terms %j', (typed, terms) => {
    expect(words(typed).map((word) => word.terms)).toEqual(terms);
  });

  test.each<[typed: string, statuses: string[]]>([
    ['pending', ['pending']],
    ['PEND', ['pending']],
    ['review', ['under_review', 'attorney_to_review']],
    ['hold', ['on_hold']],
    ['pe', []],
    ['pendings', []],
    ['ending', []],
  ])('%j matches the statuses %j', (typed, statuses) => {
    expect(words(typed)[0]!.statuses).toEqual(statuses);
  });

  test.each<[typed: string, types: number[]]>([
    ['chart', [2]],
    ['rfas', [18]],
    ['personal', [1]],
    ['lien', [3, 4, 9, 10, 11, 13, 16, 17, 22, 24]],
    ['including', [13, 24]],
    ['x', [4, 6, 11, 15, 17, 21]],
    ['xray', [4, 6, 11, 15, 17, 21]],
    ['cd', [20, 21, 25]],
    ['c', []],
    ['7', []],
  ])('%j matches the request types %j', (typed, types) => {
    expect(words(typed)[0]!.requestTypes).toEqual(types);
  });
});

/** Whether a request of Maria Santos with this status and type is found. */
function isFound(
  typed: string,
  found: { status?: string; requestType?: number },
  statuses = builtInStatuses,
) {
  const searched = listSearchWords(typed, statuses);
  return searched.every(
    (word) =>
      word.statuses.includes(found.status ?? '') ||
      word.requestTypes.includes(found.requestType ?? 0) ||
      word.terms.some((term) => searchTerms(['Maria Santos']).includes(term)),
  );
}

const custom = [
  { key: 'on_hold', label: 'On hold for the court (2nd)', color: 'blue', order: 1 },
  { key: 'at_court', label: 'At court', color: 'blue', order: 2 },
  { key: 'to_do', label: 'To do', color: 'blue', order: 3 },
  {
    key: 'long',
    label: 'Sent to the patient by mail and by fax, waiting for a signed form to come back',
    color: 'red',
    order: 4,
  },
];

describe('a search for a shown label finds the requests with it', () => {
  test.each([...builtInStatuses, ...custom].map(({ key, label }) => [label, key]))(
    'status %s',
    (label, status) => {
      const statuses = custom.some((each) => each.label === label) ? custom : builtInStatuses;
      const searches = [label, label.toUpperCase(), `Maria Santos ${label}`, `${label} for Maria`];
      expect(searches.filter((typed) => !isFound(typed, { status }, statuses))).toEqual([]);
      expect(isFound(`Peter ${label}`, { status }, statuses)).toBe(false);
      expect(isFound(label, { status: 'other', requestType: 2 }, statuses)).toBe(false);
    },
  );

  test.each(requestTypes.map(({ id, name }) => [name, id] as const))('type %s', (name, requestType) => {
    const searches = [
      name,
      name.toLowerCase(),
      `Maria Santos ${name}`,
      `${name} of Maria`,
      `${name} on hold`,
    ];
    expect(searches.filter((typed) => !isFound(typed, { requestType, status: 'on_hold' }))).toEqual([]);
    expect(isFound(name, { requestType: 99, status: 'completed' })).toBe(false);
  });
});

test.each([
  ['on', ['on']],
  ['To', ['to']],
  ['Kim To', ['kim']],
  ['of the', ['of', 'the']],
  ['Medical Records and Liens', ['medical', 'records', 'liens']],
])('%j requires %j', (typed, terms) => {
  expect(words(typed).map(({ terms: [term] }) => term)).toEqual(terms);
});

test('matches custom statuses', () => {
  const statuses = [{ key: 'at_court', label: 'At court', color: 'blue', order: 9 }];
  expect(listSearchWords('court', statuses)[0]!.statuses).toEqual(['at_court']);
});
