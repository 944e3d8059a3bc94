import { expect, it } from 'vitest';
import { wrapLines } from './wrapLines.ts';

const inCharacters = (text: string) => Array.from(text).length;

it.each<[string, string, number, string[]]>([
  ['breaks between words', 'copies of the chart', 10, ['copies of', 'the chart']],
  ['keeps a text that fits', 'chart', 10, ['chart']],
  ['fills a line to its end', 'aaaa bbbbb', 10, ['aaaa bbbbb']],
  ['cuts a word that is longer than a line', 'abcdefghijkl mn', 5, ['abcde', 'fghij', 'kl mn']],
  ['cuts between characters, never inside one', '😀😀😀', 2, ['😀😀', '😀']],
  ['collapses spaces', '  a    b ', 10, ['a b']],
  ['does not break at a no-break space', 'copies 1\u00a0000 \u00a0·', 9, ['copies', '1\u00a0000 \u00a0·']],
  ['returns no lines for an empty text', ' ', 10, []],
  ['puts one character on each line that is too narrow', 'ab', 0, ['a', 'b']],
])('%s', (_, text, width, lines) => {
  expect(wrapLines(text, width, inCharacters)).toEqual(lines);
});
