import type { Language } from '@portal/contract/languages/languages.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { aSessionToken } from '../testing/aSession.ts';
import { formatBytes, formatDate, formatDateTime, formatDay, formatFileSize, formatMoney } from './format.ts';
import { i18next } from './language/i18n.ts';
import { savePreferences } from './session/preferences.ts';
import { adoptSession } from './session/session.ts';

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

describe('for somebody who chose a time zone', () => {
  const WINTER = '2026-03-04T19:05:00.000Z';
  const SUMMER = '2026-07-04T18:05:00.000Z';

  it.each([
    ['EST', WINTER, 'Mar 4, 2026, 2:05 PM EST'],
    ['EST', SUMMER, 'Jul 4, 2026, 2:05 PM EDT'],
    ['CST', WINTER, 'Mar 4, 2026, 1:05 PM CST'],
    ['CST', SUMMER, 'Jul 4, 2026, 1:05 PM CDT'],
    ['PST', WINTER, 'Mar 4, 2026, 11:05 AM PST'],
    ['PST', SUMMER, 'Jul 4, 2026, 11:05 AM PDT'],
    ['UTC', WINTER, 'Mar 4, 2026, 7:05 PM UTC'],
  ] as const)('%s: writes %s as %s', (timezone, instant, words) => {
    adoptSession(aSessionToken());
    savePreferences({ language: 'en', timezone, darkMode: null });
    expect(plain(formatDateTime(instant))).toBe(words);
  });

  it('moves a day as well, but not a birth date', () => {
    adoptSession(aSessionToken());
    savePreferences({ language: 'en', timezone: 'PST', darkMode: null });
    expect(formatDate('2026-03-05T02:00:00.000Z')).toBe('March 4, 2026');
    expect(formatDay('1975-03-09')).toBe('March 9, 1975');
  });

  it('names the zone alike in every language', async () => {
    await i18next.changeLanguage('fr');
    adoptSession(aSessionToken());
    savePreferences({ language: 'fr', timezone: 'EST', darkMode: null });
    expect(plain(formatDateTime(WINTER))).toMatch(/^4 mars 2026.* 14:05 EST$/);
  });

  it('counts for the signed-in person only', () => {
    savePreferences({ language: 'en', timezone: 'PST', darkMode: null });
    expect(formatDateTime(WINTER)).not.toMatch(/PST/);
  });
});

it.each([
  [0, '0 Bytes'],
  [1, '1 Byte'],
  [45, '45 Bytes'],
  [1023, '1,023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_310_720, '1.3 MB'],
  [10_485_760, '10 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [5000 * 1024 ** 3, '5,000 GB'],
])('%i bytes are %s where sizes are written in the unit that fits', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
