import type { Language } from '@portal/contract/languages/languages.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { aSessionToken } from '../testing/aSession.ts';
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDeadlineTime,
  formatDay,
  formatFileSize,
  formatMoney,
} from './format.ts';
import { i18next } from './language/i18n.ts';
import { savePreferences } from './session/preferences.ts';
import { adoptSession } from './session/session.ts';

/** Replaces no-break spaces with spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

afterEach(async () => {
  await i18next.changeLanguage('en');
});

it.each([
  [0, '0.00 MB'],
  [900, 'Less than 0.01 MB'],
  [1024 * 1024, '1.00 MB'],
  [1_310_720, '1.25 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

it('formats cents as dollars', () => {
  expect(formatMoney(1500)).toBe('$15.00');
});

it('formats a birth date without time zone conversion', () => {
  expect(formatDay('1975-03-09')).toBe('March 9, 1975');
});

it('formats an instant in the time zone of the device', () => {
  const noonHere = new Date(2026, 2, 4, 12, 5).toISOString();
  expect(formatDate(noonHere)).toBe('March 4, 2026');
  expect(plain(formatDateTime(noonHere))).toBe('Mar 4, 2026, 12:05 PM');
});

const conventions: [Language, { money: string; size: string; day: string; time: RegExp }][] = [
  ['es', { money: '$15.00', size: '1.25 MB', day: '9 de marzo de 1975', time: /^4 mar 2026, 2:05 p/ }],
  ['fr', { money: '15,00 $ US', size: '1,25 Mo', day: '9 mars 1975', time: /^4 mars 2026.* 14:05$/ }],
];

describe.each(conventions)('in %s', (language, { money, size, day, time }) => {
  it('formats money, sizes and dates by local convention', async () => {
    await i18next.changeLanguage(language);
    expect(plain(formatMoney(1500))).toBe(money);
    expect(plain(formatFileSize(1_310_720))).toBe(size);
    expect(formatDay('1975-03-09')).toBe(day);
    expect(plain(formatDateTime(new Date(2026, 2, 4, 14, 5).toISOString()))).toMatch(time);
  });
});

describe('with a chosen time zone', () => {
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
    ['MST', WINTER, 'Mar 4, 2026, 12:05 PM MST'],
    ['MST', SUMMER, 'Jul 4, 2026, 12:05 PM MDT'],
    ['AZ', SUMMER, 'Jul 4, 2026, 11:05 AM MST'],
    ['AKST', WINTER, 'Mar 4, 2026, 10:05 AM AKST'],
    ['HST', SUMMER, 'Jul 4, 2026, 8:05 AM HST'],
  ] as const)('%s: formats %s as %s', (timezone, instant, text) => {
    adoptSession(aSessionToken());
    savePreferences({ language: 'en', timezone, darkMode: null });
    expect(plain(formatDateTime(instant))).toBe(text);
  });

  it('converts a day, but not a birth date', () => {
    adoptSession(aSessionToken());
    savePreferences({ language: 'en', timezone: 'PST', darkMode: null });
    expect(formatDate('2026-03-05T02:00:00.000Z')).toBe('March 4, 2026');
    expect(formatDay('1975-03-09')).toBe('March 9, 1975');
  });

  it('names the zone of a deadline, chosen or not', () => {
    expect(plain(formatDeadline(WINTER))).toBe('Mar 4, 2026, 7:05 PM UTC');
    expect(plain(formatDateTime(WINTER))).toBe('Mar 4, 2026, 7:05 PM');
    adoptSession(aSessionToken());
    savePreferences({ language: 'en', timezone: 'PST', darkMode: null });
    expect(plain(formatDeadline(WINTER))).toBe('Mar 4, 2026, 11:05 AM PST');
    expect(plain(formatDeadlineTime(WINTER))).toBe('11:05 AM PST');
  });

  it('uses the same zone name in every language', async () => {
    await i18next.changeLanguage('fr');
    adoptSession(aSessionToken());
    savePreferences({ language: 'fr', timezone: 'EST', darkMode: null });
    expect(plain(formatDateTime(WINTER))).toMatch(/^4 mars 2026.* 14:05 EST$/);
  });

  it('applies only to the signed-in user', () => {
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
])('formats %i bytes in the fitting unit as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  [900 * 1024, 1_310_720, '0.9 MB'],
  [20 * 1024, 1_310_720, '20 KB'],
  [150 * 1024 ** 2, 1.2 * 1024 ** 3, '150 MB'],
  [1_310_720, 2 * 1024 ** 2, '1.3 MB'],
  [900, 1_500, '0.9 KB'],
])('formats a part of %i bytes in the unit of all %i as %s', (bytes, whole, text) => {
  expect(formatBytes(bytes, whole)).toBe(text);
});
