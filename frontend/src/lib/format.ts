import { ianaZoneOf } from '@portal/contract/accounts/catalogues/timeZones.ts';
import { localeOf } from '@portal/contract/languages/languages.ts';
import { formatCents } from '@portal/contract/fields/money.ts';
import { currentLanguage } from './language/i18n.ts';
import { currentPreferences } from './session/preferences.ts';

const MEGABYTE = 1024 * 1024;

function locale(): string {
  return localeOf(currentLanguage());
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A format is costly to make, and a list of dates needs one and the same. */
function dateFormat(of: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([of, options]);
  const made = dateFormats.get(key) ?? new Intl.DateTimeFormat(of, options);
  dateFormats.set(key, made);
  return made;
}

/** The zone that the signed-in person chose; undefined for everybody else: the zone of the device. */
function chosenZone(): string | undefined {
  const preferences = currentPreferences();
  return preferences ? ianaZoneOf[preferences.timezone] : undefined;
}

/** The IANA name of the zone in which the reader is told days and times. */
export function readersZone(): string {
  return dateFormat(locale(), { timeZone: chosenZone() }).resolvedOptions().timeZone;
}

/** `1500` → `$15.00`. */
export function formatMoney(amountCents: number): string {
  return formatCents(amountCents, currentLanguage());
}

/** `medium` where there is little room: `Mar 4, 2026`. */
type DayStyle = 'long' | 'medium';

/** An instant as a day, in the reader's zone: `March 4, 2026`. */
export function formatDate(instant: string, dateStyle: DayStyle = 'long'): string {
  return dateFormat(locale(), { dateStyle, timeZone: chosenZone() }).format(new Date(instant));
}

/** Makes the format of a list's days before the list is there: a phone needs as long for it as for all of the rows. */
export function warmDateFormat(): void {
  formatDate(new Date().toISOString(), 'medium');
}

/** An instant with its time, in the reader's zone: `Mar 4, 2026, 2:05 PM`. A zone that was chosen is named: `2:05 PM EST`. */
export function formatDateTime(instant: string): string {
  const timeZone = chosenZone();
  const date = new Date(instant);
  const format = dateFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return timeZone ? `${format.format(date)} ${zoneName(date, timeZone)}` : format.format(date);
}

/** The time of an instant in the reader's zone: `2:05 PM`. */
export function formatTime(instant: string): string {
  return dateFormat(locale(), { timeStyle: 'short', timeZone: chosenZone() }).format(new Date(instant));
}

/** `EST`, `EDT`: the names that the portal's readers know, whatever their language. */
function zoneName(date: Date, timeZone: string): string {
  const format = dateFormat('en-US', { timeZone, timeZoneName: 'short' });
  return format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A calendar day (YYYY-MM-DD) in words; it belongs to no zone. */
export function formatDay(day: string, dateStyle: DayStyle = 'long'): string {
  return dateFormat(locale(), { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The calendar day (YYYY-MM-DD) on which an instant falls for the reader. */
export function readersDay(instant: Date): string {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return dateFormat('en-CA', { ...digits, timeZone: chosenZone() }).format(instant);
}

/** How far a day is from today: `2 days ago`, `today`, `in 3 days`. */
export function formatDaysAway(days: number): string {
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(days, 'day');
}

/** Several names in one sentence: `Anna, Ben, and Carla`. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

const KILOBYTE = 1024;
const SMALLEST_SHOWN = 0.01;

/** Bytes as megabytes with two decimals: `1.25 MB`. A tiny file is `< 0.01 MB`, not nothing. */
export function formatFileSize(bytes: number): string {
  const megabytes = new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const tiny = bytes > 0 && bytes / MEGABYTE < SMALLEST_SHOWN / 2;
  return tiny ? `< ${megabytes.format(SMALLEST_SHOWN)}` : megabytes.format(bytes / MEGABYTE);
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** As the specification has them in English; Intl writes the others. */
const englishUnits: Readonly<Record<string, string>> = { byte: 'Byte', bytes: 'Bytes', kB: 'KB' };

/** Bytes in the largest unit of which there is at least one: `45 Bytes`, `1.2 KB`, `3.5 MB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KILOBYTE)), units.length - 1);
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
