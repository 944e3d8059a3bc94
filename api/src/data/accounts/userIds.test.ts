import { expect, test } from 'vitest';
import { normalizeEmail } from './userId.ts';

test.each([
  ['ana.núñez@firm.example', 'ana.nunez@firm.example'],
  ["o'grady@firm.example", 'ogrady@firm.example'],
  ['groß@firm.example', 'gross@firm.example'],
  ['smith-jones@firm.example', 'smithjones@firm.example'],
])('%s and %s are different accounts, although searches find one by the other', (one, other) => {
  expect(normalizeEmail(one)).not.toBe(normalizeEmail(other));
});
