import type { AnalyticsPeriod } from '@portal/contract/analytics/rules.ts';
import { dayAfter } from '@portal/contract/requests/rules/attention.ts';

/** A time span and the unit of its points. */
export interface Span {
  readonly unit: 'hour' | 'day' | 'month' | 'year';
  /** Every hour (YYYY-MM-DDTHH) of a span in hours, every day (YYYY-MM-DD) of other spans. Oldest first. */
  readonly slots: readonly string[];
}

/** A requested range of dates, or period. */
export type RequestedSpan =
  | { readonly kind: 'period'; readonly period: AnalyticsPeriod }
  | { readonly kind: 'range'; readonly startDate: string; readonly endDate: string };

const HOUR_MS = 3_600_000;
const HOURS = 24;
/** The longest spans with points by day and by month. */
const MAX_DAYS = 92;
const MAX_MONTHS = 120;

/** The span of a query, cut to `firstMonth` (the first month with a request) and today. */
export function spanOf(requested: RequestedSpan, firstMonth: string | null, now: Date): Span {
  if (requested.kind === 'range') return rangeSpan(requested.startDate, requested.endDate, firstMonth, now);
  switch (requested.period) {
    case '24h':
      return { unit: 'hour', slots: lastHours(now) };
    case '7d':
      return { unit: 'day', slots: lastDays(7, now) };
    case '30d':
      return { unit: 'day', slots: lastDays(30, now) };
    case 'all':
      return rangeSpan('', '9999-12-31', firstMonth, now);
  }
}

/** The current hour and the 23 before it. */
export function lastHours(now: Date): string[] {
  return Array.from({ length: HOURS }, (_, index) =>
    new Date(now.getTime() - (HOURS - 1 - index) * HOUR_MS).toISOString().slice(0, 13),
  );
}

/** Today and the days before it. */
export function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(now, index - count + 1));
}

/** The point that contains a slot. */
export function pointOf(slot: string, unit: Span['unit']): string {
  const names = { hour: `${slot}:00:00.000Z`, day: slot, month: slot.slice(0, 7), year: slot.slice(0, 4) };
  return names[unit];
}

/** The months (YYYY-MM) of some slots, each once. */
export function monthsOf(slots: readonly string[]): string[] {
  return [...new Set(slots.map((slot) => slot.slice(0, 7)))];
}

function rangeSpan(start: string, end: string, firstMonth: string | null, now: Date): Span {
  const today = dayAfter(now, 0);
  const firstDay = `${firstMonth ?? today.slice(0, 7)}-01`;
  const slots = daysBetween(start > firstDay ? start : firstDay, end < today ? end : today);
  if (slots.length <= MAX_DAYS) return { unit: 'day', slots };
  return { unit: monthsOf(slots).length <= MAX_MONTHS ? 'month' : 'year', slots };
}

function daysBetween(from: string, to: string): string[] {
  if (from > to) return [];
  const first = new Date(`${from}T00:00:00Z`);
  const count = Math.round((Date.parse(to) - first.getTime()) / (HOURS * HOUR_MS)) + 1;
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}
