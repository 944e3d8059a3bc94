import { expect, test } from 'vitest';
import { ssnLast4Problem } from './ssnLast4.ts';

const FOUR = 'Social Security number must be exactly 4 digits';
const DIGITS = 'Social Security number can only contain digits 0-9';
const ZEROS = 'Social Security number cannot be 0000';
const SAME = 'Social Security number cannot have all the same digits';

test.each<[typed: string, problem: string | null]>([
  ['', null],
  ['1234', null],
  ['0001', null],
  ['1112', null],
  ['1', FOUR],
  ['123', FOUR],
  ['12345', FOUR],
  ['12a', FOUR],
  ['000', FOUR],
  ['1111 ', FOUR],
  ['12a4', DIGITS],
  ['12 4', DIGITS],
  ['-123', DIGITS],
  ['aaaa', DIGITS],
  ['١٢٣٤', DIGITS],
  ['0000', ZEROS],
])('the problem of "%s" is %s', (typed, problem) => {
  expect(ssnLast4Problem(typed)).toBe(problem);
});

test.each(Array.from({ length: 9 }, (_, index) => String(index + 1).repeat(4)))(
  'rejects %s because all digits are the same',
  (typed) => {
    expect(ssnLast4Problem(typed)).toBe(SAME);
  },
);
