import { expect, it } from 'vitest';
import { wrapLines } from './wrapLines.ts';

const inCharacters = (text: string) => Array.from(text).length;

it.each<[string, string, number, string[]]>([
  ['breaks between words', 'copies of the chart', 10, ['copies of', 'the chart']],
  ['keeps a text that fits', 'chart', 10, ['chart']],
  ['fills a line to its end', 'aaaa bbbbb', 10, ['aaaa bbbbb']],
  ['cuts a word that is longer than a line', 'abcdefghijkl mn', 5, ['abcde', 'fghij', 'kl mn']],
  ['cuts between characters, never inside one', '😀😀😀', 2, ['😀😀', '😀']],
  [
    'cuts between letters, never between a letter and its marks',
    'e\u0323x\u0323o\u0323',
    2,
    ['e\u0323', 'x\u0323', 'o\u0323'],
  ],
  ['collapses spaces', '  a    b ', 10, ['a b']],
  ['does not break at a no-break space', 'copies 1\u00a0000 \u00a0·', 9, ['copies', '1\u00a0000 \u00a0·']],
  ['returns no lines for an empty text', ' ', 10, []],
  ['puts one character on each line that is too narrow', 'ab', 0, ['a', 'b']],
  ['breaks between ideographs', 'Dear 病历申请已收到', 8, ['Dear 病历申', '请已收到']],
  ['keeps words between ideographs', '附HIPAA书和12号', 5, ['附', 'HIPAA', '书和12号']],
  ['starts no line with a small letter', 'ちょっとサーバー', 3, ['ちょっ', 'とサー', 'バー']],
  ['starts no line with closing punctuation', '病历申请。已收到', 5, ['病历申请。', '已收到']],
  ['ends no line with an opening bracket', '病历申请（编号）', 5, ['病历申请', '（编号）']],
  ['cuts a chain of joined consonants that is longer than a line', 'क्क्क्क', 4, ['क्क्', 'क्क']],
  ['breaks between Thai words', 'ลงนามแล้วเพื่อ', 10, ['ลงนามแล้ว', 'เพื่อ']],
])('%s', (_, text, width, lines) => {
  expect(wrapLines(text, width, inCharacters)).toEqual(lines);
});
