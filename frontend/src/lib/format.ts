import { ianaZoneOf } from '@portal/contract/accounts/catalogs/timeZones.ts';
import { localeOf } from '@portal/contract/languages/languages.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import { currentLanguage, i18next } from './language/i18n.ts';
import { currentPreferences } from './session/preferences.ts';

const MEGABYTE = 1024 * 1024;

function locale(): string {
  return localeOf(currentLanguage());
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because they are expensive to create. */
function dateFormat(localeName: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([localeName, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(localeName, options);
  dateFormats.set(key, format);
  return format;
}

/** The time zone that the signed-in user chose; undefined for the zone of the device. */
function chosenZone(): string | undefined {
  const preferences = currentPreferences();
  return preferences?.timezone ? ianaZoneOf[preferences.timezone] : undefined;
}

/** The city of the device's time zone: `Los Angeles`. */
export function deviceCity(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** `1500` → `$15.00`. */
export function formatMoney(amountCents: number): string {
  return formatCents(amountCents, currentLanguage());
}

/** `medium` for small spaces: `Mar 4, 2026`. */
type DayStyle = 'long' | 'medium';

/** Formats the day of an instant in the user's time zone: `March 4, 2026`. */
export function formatDate(instant: string, dateStyle: DayStyle = 'long'): string {
  return dateFormat(locale(), { dateStyle, timeZone: chosenZone() }).format(new Date(instant));
}

/**
 * Creates the date format of a list before it loads. On a phone this takes as long as rendering all rows, because the first
 * use of Intl reads every locale. A collator reads half of them, in a task before. Returns a function that cancels it.
 */
export function warmDateFormat(): () => void {
  const timers = [
    setTimeout(() => new Intl.Collator(locale())),
    setTimeout(() => formatDate(new Date().toISOString(), 'medium')),
  ];
  return () => timers.forEach((timer) => clearTimeout(timer));
}

/** Formats an instant in the user's time zone: `Mar 4, 2026, 2:05 PM`. A chosen zone is named: `2:05 PM EST`. */
export function formatDateTime(instant: string): string {
  const timeZone = chosenZone();
  const date = new Date(instant);
  const format = dateFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return timeZone ? `${format.format(date)} ${zoneName(date, timeZone)}` : format.format(date);
}

/** Formats an instant until which or from which something is possible. Its zone is always named: `Mar 4, 2026, 2:05 PM PST`. */
export function formatDeadline(instant: string): string {
  return withZone(instant, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same for an instant of today: `2:05 PM PST`. */
export function formatDeadlineTime(instant: string): string {
  return withZone(instant, { timeStyle: 'short' });
}

function withZone(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  const format = dateFormat(locale(), { ...options, timeZone: chosenZone() });
  return `${format.format(date)} ${zoneName(date, format.resolvedOptions().timeZone)}`;
}

/** Formats the time of an instant in the user's time zone: `2:05 PM`. */
export function formatTime(instant: string): string {
  return dateFormat(locale(), { timeStyle: 'short', timeZone: chosenZone() }).format(new Date(instant));
}

/** `EST`, `EDT`: US abbreviations in every language. */
function zoneName(date: Date, timeZone: string): string {
  const format = dateFormat('en-US', { timeZone, timeZoneName: 'short' });
  return format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Formats a calendar day (YYYY-MM-DD), which has no time zone. */
export function formatDay(day: string, dateStyle: DayStyle = 'long'): string {
  return dateFormat(locale(), { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The calendar day (YYYY-MM-DD) of an instant in the user's time zone. */
export function dayInDisplayZone(instant: Date): string {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return dateFormat('en-CA', { ...digits, timeZone: chosenZone() }).format(instant);
}

/** A time of day, HH:MM: `9:30 AM`. */
export function formatTimeOfDay(time: string): string {
  const format = dateFormat(locale(), { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`2000-01-01T${time}Z`));
}

/** Formats the distance of a day from today: `2 days ago`, `today`, `in 3 days`. */
export function formatDaysAway(days: number): string {
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days, 'day');
}

/** Joins names: `Anna, Ben, and Carla`. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

const KILOBYTE = 1024;
const MIN_SHOWN_MB = 0.01;

/** Bytes as megabytes with two decimals: `1.25 MB`. A tiny file is `Less than 0.01 MB`. */
export function formatFileSize(bytes: number): string {
  const megabytes = new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const tiny = bytes > 0 && bytes / MEGABYTE < MIN_SHOWN_MB / 2;
  return tiny
    ? i18next.t('Less than {{size}}', { size: megabytes.format(MIN_SHOWN_MB) })
    : megabytes.format(bytes / MEGABYTE);
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const MEGABYTE_UNIT = units.indexOf('megabyte');
/** With one decimal. */
const MIN_SHOWN = 0.05;

/** English unit names of the specification. Intl provides those of other languages. */
const englishUnits: Readonly<Record<string, string>> = { byte: 'Byte', bytes: 'Bytes', kB: 'KB' };

/** The largest unit in which bytes have a value of at least 1. */
const unitOf = (bytes: number) =>
  Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KILOBYTE)), units.length - 1);

/**
 * Bytes in the largest unit with a value of at least 1: `45 Bytes`, `1.2 KB`, `3.5 MB`. A part of a document has the unit of
 * the `whole`, up to megabytes, unless that would show 0.
 */
export function formatBytes(bytes: number, whole = 0): string {
  const shared = Math.min(unitOf(whole), MEGABYTE_UNIT);
  const step = Math.max(unitOf(bytes), bytes / KILOBYTE ** shared >= MIN_SHOWN ? shared : 0);
  const parts = new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: units[step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).formatToParts(bytes / KILOBYTE ** step);
  const isEnglish = currentLanguage() === 'en';
  return parts
    .map(({ type, value }) => (isEnglish && type === 'unit' ? (englishUnits[value] ?? value) : value))
    .join('');
}
