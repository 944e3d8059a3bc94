import { describe, expect, test } from 'vitest';
import { plainKeys, plainWords, haveSameWords, isFoundIn, isPunctuationOnly } from './folding.ts';

const wholesOf = (text: string) => plainWords(text).map(({ whole }) => whole);

describe('plainWords', () => {
  test.each<[text: string, words: string[]]>([
    ['Núñez', ['nunez']],
    ['Núñez'.normalize('NFD'), ['nunez']],
    ['MARIA SANTOS', ['maria', 'santos']],
    ['Ｍａｒｉａ　１２', ['maria', '12']],
    ['Groß GROẞ', ['gross', 'gross']],
    ['Sørensen Ærø', ['sorensen', 'aero']],
    ['Œuvre', ['oeuvre']],
    ['Łukasz Đorđe Ðuro', ['lukasz', 'dorde', 'duro']],
    ['Þór Ħal Ŧe Ŋa', ['thor', 'hal', 'te', 'na']],
    ['Işık İnci', ['isik', 'inci']],
    ['ſalt', ['salt']],
    ['Nguyễn Văn Đức', ['nguyen', 'van', 'duc']],
    ['ﬁnn Ⅳ 𝒜𝓃𝒶', ['finn', 'iv', 'ana']],
    ['½', ['1', '2']],
    ["O'Grady", ['ogrady']],
    ['O’Grady', ['ogrady']],
    ['O‘Grady', ['ogrady']],
    ['O´Grady', ['ogrady']],
    ['O`Grady', ['ogrady']],
    ['OʼGrady', ['ogrady']],
    ['O＇Grady', ['ogrady']],
    ['O′Grady', ['ogrady']],
    ['Kaʻiulani', ['kaiulani']],
    ['Smith-Jones', ['smithjones']],
    ['Smith‐Jones', ['smithjones']],
    ['Smith‑Jones', ['smithjones']],
    ['Smith–Jones', ['smithjones']],
    ['Smith－Jones', ['smithjones']],
    ['Smith—Jones', ['smith', 'jones']],
    ['Nu\u00ADñez', ['nunez']],
    ['Nu\u200Bñez', ['nunez']],
    ['St. Mary’s, 2nd/floor', ['st', 'marys', '2nd', 'floor']],
    ['ORD-2026-001', ['ord2026001']],
    ['555-123-4567', ['555', '123', '4567']],
    ['SSN-123-45-6789', ['ssn', '123', '45', '6789']],
    ['Ёлкин Йосиф', ['елкин', 'иосиф']],
    ['Οδυσσεύς ΟΔΥΣΣΕΥΣ', ['οδυσσευσ', 'οδυσσευσ']],
    ['שָׁלוֹם', ['שלום']],
    ['مُحَمَّد', ['محمد']],
    ['محـــمد', ['محمد']],
    ['प्रिया', ['प्रिया']],
    ['กิ่ง', ['กิ่ง']],
    ['がく かく', ['がく', 'かく']],
    ['ｶﾞｸ', ['ガク']],
    ['한국', ['한국']],
    ['山田太郎', ['山田太郎']],
    ['𠮷田', ['𠮷田']],
    ['', []],
    [" -- '’ … —", []],
    ['🙂', []],
    ['№5', ['no5']],
  ])('%j has the words %j', (text, words) => {
    expect(wholesOf(text)).toEqual(words);
    expect(isPunctuationOnly(text)).toBe(words.length === 0 && text !== '');
  });

  test('are the same for a text and its plain words', () => {
    for (const text of ['Núñez', 'Groß', 'Işık', 'ŉgo', 'Ǽ', 'Ǿ', 'K', 'ẞ'])
      expect(wholesOf(wholesOf(text).join(' '))).toEqual(wholesOf(text));
  });
});

test.each<[text: string, keys: string[]]>([
  ['O’Neil-Ruiz', ['o', 'neil', 'oneil', 'ruiz', 'oneilruiz']],
  ['O Grady', ['o', 'grady', 'ogrady']],
  ['Maria X Santos', ['maria', 'x', 'santos']],
  ['O, Grady', ['o', 'grady']],
  ['123-45-6789', ['123', '45', '6789']],
])('%j is found by %j', (text, keys) => {
  expect(plainKeys(text)).toEqual(keys);
});

/** Each name is found by the others of its row, in both directions. */
const sameNames = [
  ['Núñez', 'Nunez', 'NUÑEZ', 'nuñez', 'Nu\u0301n\u0303ez'],
  ['O’Grady', "O'Grady", 'OGrady', 'O Grady', 'o grady', 'O. Grady', 'O’ Grady'],
  ['D’Angelo', 'DAngelo', 'D Angelo'],
  ['Groß', 'Gross', 'GROSS'],
  ['Smith-Jones', 'Smith–Jones', 'SmithJones'],
  ['Smith-Jones', 'Smith Jones'],
  ['Anne-Marie O’Grady', 'Anne Marie OGrady'],
  ['Sørensen', 'Sorensen'],
  ['Łukasz', 'Lukasz'],
  ['Işık', 'Isik'],
];

const pairs = sameNames.flatMap((names) =>
  names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other] as const)),
);

describe.each(pairs)('%j and %j', (one, other) => {
  test('find each other', () => {
    expect(isFoundIn(one, [other])).toBe(true);
  });

  test('have the same words', () => {
    expect(haveSameWords(`Maria ${one}`, `${other}, maria`)).toBe(true);
  });
});

describe('isFoundIn', () => {
  test.each<[search: string, texts: string[], found: boolean]>([
    ['', ['Santos'], true],
    ['  ', [], true],
    ['--', ['Smith-Jones'], false],
    ['’', ['O’Grady'], false],
    ['anto', ['Maria Santos'], true],
    ['santos maria', ['Maria Santos'], true],
    ['maria lakeview', ['Maria', 'Lakeview'], true],
    ['maria hill', ['Maria', 'Lakeview'], false],
    ['xray', ['X-Rays on CD'], true],
    ['asan', ['Maria Santos'], false],
    ['Müller', ['Mueller'], false],
    ['か', ['が'], false],
    ['123456789', ['123-45-6789'], false],
  ])('%j in %j: %s', (search, texts, found) => {
    expect(isFoundIn(search, texts)).toBe(found);
  });
});

test.each([
  ['Maria Santos', 'Maria Santo'],
  ['Robert D Miller', 'Robert Miller'],
  ['Robert D Miller', 'Robert O Miller'],
  ['Ann Lee', 'Annlee'],
  ['1-23', '12-3'],
])('%j and %j have other words', (one, other) => {
  expect(haveSameWords(one, other)).toBe(false);
});
