import { localeOf } from '@portal/contract/languages/languages.ts';
import { formatCents } from '@portal/contract/money.ts';
import { currentLanguage } from '../app/i18n.ts';

const MEGABYTE = 1024 * 1024;

function locale(): string {
  return localeOf(currentLanguage());
}

/** `1500` → `$15.00`. */
export function formatMoney(amountCents: number): string {
  return formatCents(amountCents, currentLanguage());
}

/** An instant as a day, in the reader's zone: `March 4, 2026`. */
export function formatDate(instant: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(instant));
}

/** An instant with its time, in the reader's zone: `Mar 4, 2026, 2:05 PM`. */
export function formatDateTime(instant: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}

/** A calendar day (YYYY-MM-DD) in words; it belongs to no zone. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

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
