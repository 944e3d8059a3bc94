import { expect, test } from 'vitest';
import { phoneDigits } from './phone.ts';

test.each([
  ['', 0],
  ['ext.', 0],
  ['(415) 555-0101', 10],
  ['+1 415.555.0101', 11],
  ['415 555 0101 x12', 12],
])('"%s" has %i digits', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});
