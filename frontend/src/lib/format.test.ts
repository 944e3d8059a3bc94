import type { Language } from '@portal/contract/languages/languages.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { i18next } from '../app/i18n.ts';
import { formatDate, formatDateTime, formatDay, formatFileSize, formatMoney } from './format.ts';

/** Blanks that keep a number and its unit on one line count as blanks. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

afterEach(async () => {
  await i18next.changeLanguage('en');
});

it.each([
  [0, '0.00 MB'],
  [900, '< 0.01 MB'],
  [1024 * 1024, '1.00 MB'],
  [1_310_720, '1.25 MB'],
])('writes %i bytes as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});

it('writes cents as dollars', () => {
  expect(formatMoney(1500)).toBe('$15.00');
});

it('writes a birth date without moving it between zones', () => {
  expect(formatDay('1975-03-09')).toBe('March 9, 1975');
});

it('writes an instant as the reader’s own clock shows it', () => {
  const noonHere = new Date(2026, 2, 4, 12, 5).toISOString();
  expect(formatDate(noonHere)).toBe('March 4, 2026');
  expect(plain(formatDateTime(noonHere))).toBe('Mar 4, 2026, 12:05 PM');
});

const own: [Language, { money: string; size: string; day: string; time: RegExp }][] = [
  ['es', { money: '$15.00', size: '1.25 MB', day: '9 de marzo de 1975', time: /^4 mar 2026, 2:05 p/ }],
  ['fr', { money: '15,00 $', size: '1,25 Mo', day: '9 mars 1975', time: /^4 mars 2026.* 14:05$/ }],
];

describe.each(own)('in %s', (language, { money, size, day, time }) => {
  it('writes money, sizes and dates as its readers do', async () => {
    await i18next.changeLanguage(language);
    expect(plain(formatMoney(1500))).toBe(money);
    expect(plain(formatFileSize(1_310_720))).toBe(size);
    expect(formatDay('1975-03-09')).toBe(day);
    expect(plain(formatDateTime(new Date(2026, 2, 4, 14, 5).toISOString()))).toMatch(time);
  });
});
