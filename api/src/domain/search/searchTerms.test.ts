import { describe, expect, test } from 'vitest';
import { exactWords, searchParts, searchTerms } from './searchTerms.ts';

/** Whether a search finds a text by the stored terms. */
function finds(typed: string, terms: readonly string[]): boolean {
  return searchParts(typed).every((part) => part.terms.some((term) => terms.includes(term)));
}

/** The terms of a text that earlier versions stored. */
function earlierTerms(text: string): string[] {
  return exactWords(text).flatMap((word) =>
    Array.from(word, (_, index) =>
      Array.from(word)
        .slice(0, index + 1)
        .join(''),
    ).slice(0, 12),
  );
}

describe('searchTerms', () => {
  test.each<[texts: string[], terms: string[]]>([
    [['Maria'], ['m', 'ma', 'mar', 'mari', 'maria']],
    [['ORD-1'], ['o', 'or', 'ord', '1', 'ord1']],
    [
      ['Li Li', 'LI'],
      ['l', 'li'],
    ],
    [["O'Neil"], ['o', 'n', 'ne', 'nei', 'neil', 'on', 'one', 'onei', 'oneil']],
    [['Núñ'], ['n', 'nú', 'núñ', 'nu', 'nun']],
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

  test('has the terms of earlier versions, so that these find it after a rollback', () => {
    for (const text of ['Núñez', "O'Grady-Groß", 'ORD-2026-001', 'Kaʻiulani', 'प्रिया', '½ Ａ'])
      expect(searchTerms([text])).toEqual(expect.arrayContaining(earlierTerms(text)));
  });

  test('does not split surrogate pairs', () => {
    expect(searchTerms(['𠮷田'])).toEqual(['𠮷', '𠮷田']);
  });

  test('has no joined digits', () => {
    expect(searchTerms(['123-45-6789', 'SSN-123-45-6789']).filter((term) => /\d{5}/.test(term))).toEqual([]);
  });
});

test('exactWords splits at every character that is neither a letter nor a digit', () => {
  expect(exactWords(" St. Mary's—Hospital, 2nd/floor ")).toEqual([
    'st',
    'mary',
    's',
    'hospital',
    '2nd',
    'floor',
  ]);
});

const names = [
  ['Núñez', 'Nunez', 'NUNEZ', 'nuñ'],
  ["O'Grady", 'OGrady', 'O Grady', 'O’Grady', 'o’gra', 'ogra'],
  ['Groß', 'Gross', 'GROSS'],
  ['Martinez-Gonzalez', 'MartinezGonzalez', 'Martínez‑González'],
  ['Kaʻiulani', 'Kaiulani', 'Ka’iulani'],
  ['Smith-Jones', 'Smith Jones', 'Smith–Jones'],
];

describe.each(names.map((forms) => [forms[0]!, forms] as const))('%s', (name, forms) => {
  test.each(forms)('is found by %j', (typed) => {
    expect(finds(typed, searchTerms([`Maria ${name}`]))).toBe(true);
  });

  test.each(forms.filter((form) => Array.from(form).length >= 5))('finds %j', (stored) => {
    expect(finds(name, searchTerms([`Maria ${stored}`]))).toBe(
      plainLength(stored) >= plainLength(name) || stored.includes('Smith'),
    );
  });

  test('is found by itself in documents of an earlier version', () => {
    expect(finds(name, earlierTerms(`Maria ${name}`))).toBe(true);
  });
});

const plainLength = (text: string) => searchParts(text)[0]!.forms.at(-1)!.length;

test.each([
  ['Featherstonehaugh-Smith', 'Featherstonehaugh-Jones'],
  ['ORD-2026-001-0007', 'ORD-2026-001-0008'],
  ['O’Grady', 'Oscar Brady'],
  ['Nunez', 'Nunes'],
])('%j does not find %j', (typed, stored) => {
  expect(finds(typed, searchTerms([stored]))).toBe(false);
});
