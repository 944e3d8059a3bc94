import type { PageRef } from '@portal/contract/packets/recipe.ts';
import { describe, expect, it } from 'vitest';
import { boxAfterKey, boxBetween, firstBox, isCovered, rotatedBox, unrotatedBox } from './boxes.ts';
import { findPlaces, pageRanges, type PageLines, wordsUnder } from './findWords.ts';

const box = { x: 1_000, y: 2_000, width: 500, height: 100 };

describe('boxes', () => {
  it.each([
    [0, box],
    [90, { x: 7_900, y: 1_000, width: 100, height: 500 }],
    [180, { x: 8_500, y: 7_900, width: 500, height: 100 }],
    [270, { x: 2_000, y: 8_500, width: 100, height: 500 }],
  ] as const)('are shown where the page rotated by %i° has them, and back', (rotation, shown) => {
    expect(rotatedBox(box, rotation)).toEqual(shown);
    expect(unrotatedBox(shown, rotation)).toEqual(box);
  });

  it('are between two points in any direction, cut at the edges', () => {
    expect(boxBetween({ x: 500, y: 9_000 }, { x: 100, y: 12_000 })).toEqual({
      x: 100,
      y: 9_000,
      width: 400,
      height: 1_000,
    });
    expect(boxBetween({ x: 500, y: 500 }, { x: 505, y: 900 })).toBeNull();
  });

  it('move and change their size with keys, and stay on the page', () => {
    expect(boxAfterKey(firstBox, 'ArrowRight', false)).toEqual({ ...firstBox, x: 4_100 });
    expect(boxAfterKey(firstBox, 'ArrowUp', true)).toEqual({ ...firstBox, height: 300 });
    expect(boxAfterKey({ ...firstBox, x: 7_950 }, 'ArrowRight', false)).toMatchObject({ x: 8_000 });
    expect(boxAfterKey({ ...firstBox, y: 30 }, 'ArrowUp', false)).toMatchObject({ y: 0 });
    expect(boxAfterKey({ ...firstBox, width: 100 }, 'ArrowLeft', true)).toMatchObject({ width: 40 });
    expect(boxAfterKey(firstBox, 'a', false)).toBeNull();
  });

  it('are covered only as a whole', () => {
    expect(isCovered(box, { x: 900, y: 1_900, width: 700, height: 300 })).toBe(true);
    expect(isCovered(box, box)).toBe(true);
    expect(isCovered(box, { ...box, width: 499 })).toBe(false);
    expect(isCovered(box, { ...box, y: 2_001 })).toBe(false);
  });
});

describe('finding words', () => {
  /** A line of words, each 400 wide and 100 high. */
  const line = (y: number, text: string): PageLines[number] =>
    text.split(' ').map((word, index) => [word, 1_000 + index * 500, y, 400, 100]);
  const page = (number: number, ...lines: string[]) => ({
    page: `1.${number}` as PageRef,
    number,
    lines: lines.map((text, index) => line(1_000 + index * 200, text)),
  });
  const wordsOf = (phrases: string[], isPart = false, ...lines: string[]) =>
    findPlaces(phrases, [page(1, ...lines)], isPart).map(({ context }) => context.words);

  it.each([
    ['case and accents', 'nunez', 'María NÚÑEZ, born 1980', ['NÚÑEZ,']],
    ['a phrase', 'john doe', 'John Smith and John Doe', ['John Doe']],
    ['a part between hyphens', 'doe', 'Mary Doe-Smith', ['Doe-Smith']],
    ['a possessive', 'doe', 'John Doe’s wife', ['Doe’s']],
    ['both names in one word', 'doe john', 'Patient: DOE,JOHN', ['DOE,JOHN']],
    ['a number with hyphens', '123-45-6789', 'SSN: 123-45-6789.', ['123-45-6789.']],
    ['no longer word', 'hiv', 'archives', []],
    ['nothing for punctuation', '--', 'a -- b', []],
  ])('by %s', (_, phrase, text, expected) => {
    expect(wordsOf([phrase], false, text)).toEqual(expected);
  });

  it('also within longer words if asked', () => {
    expect(wordsOf(['hiv'], true, 'archives of HIV')).toEqual(['archives', 'HIV']);
  });

  it('over the end of a line has a box for each line, at least 2 points larger', () => {
    const [place] = findPlaces(['john doe'], [page(1, 'seen by John', 'Doe today')], false);
    expect(place).toMatchObject({
      number: 1,
      context: { before: 'seen by', words: 'John Doe', after: 'today' },
      boxes: [
        { x: 1_966, y: 966, width: 468, height: 168 },
        { x: 966, y: 1_166, width: 468, height: 168 },
      ],
    });
  });

  it('has a place once, in the order of the pages', () => {
    const pages = [page(1, 'John Doe'), page(2, 'Doe'), { ...page(3), lines: null }];
    const found = findPlaces(['doe', 'john doe', 'Doe'], pages, false);
    expect(found.map(({ number, context }) => `${number} ${context.words}`)).toEqual(['1 John Doe', '2 Doe']);
    expect(new Set(found.map(({ key }) => key)).size).toBe(2);
  });

  it('keeps boxes on the page', () => {
    const lines: PageLines = [[['Doe', 0, 9_950, 10_000, 50]]];
    const [place] = findPlaces(['doe'], [{ page: '1.1', number: 1, lines }], false);
    expect(place!.boxes).toEqual([{ x: 0, y: 9_916, width: 10_000, height: 84 }]);
  });

  it('tells the words under a box', () => {
    const { lines } = page(1, 'seen by John', 'Doe today');
    expect(wordsUnder({ x: 1_300, y: 1_050, width: 900, height: 200 }, lines)).toBe('seen by John Doe today');
    expect(wordsUnder({ x: 1_466, y: 966, width: 468, height: 168 }, lines)).toBe('by');
    expect(wordsUnder({ x: 1_350, y: 1_050, width: 700, height: 100 }, lines)).toBe('by');
    expect(wordsUnder({ x: 8_000, y: 1_050, width: 700, height: 200 }, lines)).toBe('');
  });

  it('names pages in short', () => {
    expect(pageRanges([3, 8, 9, 10, 12])).toBe('3, 8–10, 12');
  });
});
