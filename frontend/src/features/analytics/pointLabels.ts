import { localeOf } from '@portal/contract/languages/languages.ts';
import { formatDateTime, formatDay, formatTime } from '../../lib/format.ts';
import { formatShortDay } from '../../lib/formatFigure.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';
import type { Unit } from './report.ts';

/** Label of a chart point: the hour in the reader’s time zone, or the day, month or year. */
export function pointLabel(at: string, unit: Unit): string {
  const formats = { hour: formatDateTime, day: formatDay, month: formatMonth, year: (year: string) => year };
  return formats[unit](at);
}

/** Abbreviated label of a chart point, for small spaces. */
export function shortPointLabel(at: string, unit: Unit): string {
  const formats = {
    hour: formatTime,
    day: formatShortDay,
    month: formatShortMonth,
    year: (year: string) => year,
  };
  return formats[unit](at);
}

function formatMonth(month: string): string {
  return monthIn(month, 'long');
}

function formatShortMonth(month: string): string {
  return monthIn(month, 'short');
}

function monthIn(month: string, style: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    year: 'numeric',
    month: style,
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
