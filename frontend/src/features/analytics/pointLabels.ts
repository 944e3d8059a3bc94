import { localeOf } from '@portal/contract/languages/languages.ts';
import { formatDateTime, formatDay, formatTime } from '../../lib/format.ts';
import { formatShortDay } from '../../lib/formatFigure.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';
import type { Unit } from './report.ts';

/** What a point of the figures is called: the hour in the reader's zone, or the day, month or year. */
export function pointName(at: string, unit: Unit): string {
  const names = { hour: formatDateTime, day: formatDay, month: formatMonth, year: (year: string) => year };
  return names[unit](at);
}

/** The same where there is hardly room. */
export function shortPointName(at: string, unit: Unit): string {
  const names = {
    hour: formatTime,
    day: formatShortDay,
    month: formatShortMonth,
    year: (year: string) => year,
  };
  return names[unit](at);
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
