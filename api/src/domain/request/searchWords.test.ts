import { builtInStatuses } from '@portal/contract/catalogues/statuses.ts';
import { describe, expect, test } from 'vitest';
import { searchWords } from './searchWords.ts';

const words = (typed: string) => searchWords(typed, builtInStatuses);

describe('a typed word', () => {
  test.each<[typed: string, terms: string[]]>([
    ['', []],
    [' - ', []],
    ['m', ['m']],
    ['Maria Santos', ['maria', 'santos']],
    ['ORD-2026-001', ['ord', '2026', '001']],
    ['lee LEE Lee', ['lee']],
    ['Rehabilitation', ['rehabilitati']],
    ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
  ])('%j looks for the terms %j', (typed, terms) => {
    expect(words(typed).map(({ term }) => term)).toEqual(terms);
  });

  test.each<[typed: string, statuses: string[]]>([
    ['pending', ['pending']],
    ['PEND', ['pending']],
    ['review', ['under_review', 'attorney_to_review']],
    ['hold', ['on_hold']],
    ['pe', []],
    ['pendings', []],
    ['ending', []],
  ])('%j names the statuses %j', (typed, statuses) => {
    expect(words(typed)[0]!.statuses).toEqual(statuses);
  });

  test.each<[typed: string, types: number[]]>([
    ['chart', [2]],
    ['rfas', [18]],
    ['personal', [1]],
    ['lien', [3, 4, 9, 10, 11, 13, 16, 17, 22, 24]],
    ['and', []],
    ['including', []],
    ['on', []],
    ['7', []],
  ])('%j names the request types %j', (typed, types) => {
    expect(words(typed)[0]!.requestTypes).toEqual(types);
  });
});

test('statuses that a portal added can be named too', () => {
  const statuses = [{ key: 'at_court', label: 'At court', color: 'blue', order: 9 }];
  expect(searchWords('court', statuses)[0]!.statuses).toEqual(['at_court']);
});
