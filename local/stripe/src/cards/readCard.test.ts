import { expect, test } from 'vitest';
import { passesLuhn, readCard } from './readCard.ts';
import { testCards } from './testCards.ts';

const now = new Date('2026-11-20T00:00:00Z');
const entry = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };

test.each(testCards)('finds $number, whose check digit is valid', ({ number, token }) => {
  expect(passesLuhn(number)).toBe(true);
  expect(readCard({ ...entry, number }, now).token).toBe(token);
});

test('the table of test cards has no duplicate tokens or numbers', () => {
  const names = testCards.flatMap(({ token, otherTokens = [], number }) => [token, ...otherTokens, number]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('ignores spaces and dashes in a number', () => {
  expect(readCard({ ...entry, number: '4242 4242-4242 4242' }, now).token).toBe('pm_card_visa');
});

test('accepts a two-digit year and the current month', () => {
  expect(readCard({ ...entry, exp_month: 11, exp_year: 26 }, now).token).toBe('pm_card_visa');
});

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ number: '4242' }, 'incorrect_number'],
  [{ number: '4539578763621486' }, 'card_declined'],
  [{ exp_month: 13 }, 'invalid_expiry_month'],
  [{ exp_year: 2025 }, 'invalid_expiry_year'],
  [{ exp_month: 10, exp_year: 2026 }, 'invalid_expiry_month'],
  [{ cvc: '12' }, 'invalid_cvc'],
])('rejects %o as %s', (change, code) => {
  expect(() => readCard({ ...entry, ...change }, now)).toThrow(
    expect.objectContaining({ status: 402, body: expect.objectContaining({ code }) }),
  );
});
