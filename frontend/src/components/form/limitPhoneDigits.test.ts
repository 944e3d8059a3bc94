import { expect, test } from 'vitest';
import { limitPhoneDigits } from './limitPhoneDigits.ts';

test.each([
  ['', ''],
  ['(213) 555-0100', '(213) 555-0100'],
  ['+1 213 555 0100 ext. 12345', '+1 213 555 0100 ext. 1234'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', '123456789012345'],
  ['123456789012345-6', '123456789012345-'],
])('shortens "%s" to "%s"', (typed, limited) => {
  expect(limitPhoneDigits(typed)).toBe(limited);
});
