import { expect, test } from 'vitest';
import { withinPhoneDigits } from './withinPhoneDigits.ts';

test.each([
  ['', ''],
  ['(213) 555-0100', '(213) 555-0100'],
  ['+1 213 555 0100 ext. 12345', '+1 213 555 0100 ext. 1234'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', '123456789012345'],
  ['123456789012345-6', '123456789012345-'],
])('of "%s" a phone field keeps "%s"', (typed, kept) => {
  expect(withinPhoneDigits(typed)).toBe(kept);
});
