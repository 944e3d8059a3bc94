import type { CopiedRange } from '@portal/contract/payouts/schemas.ts';
import type { DayRange } from '@portal/contract/analytics/rules.ts';

/** The months (YYYY-MM) with copied transactions in a range of days, newest first. */
export function monthsOfDays({ startDate, endDate }: DayRange, copied: CopiedRange): string[] {
  const first = later(startDate, copied.from).slice(0, 7);
  const last = earlier(endDate, copied.until).slice(0, 7);
  const months: string[] = [];
  for (let month = last; month >= first; month = monthBefore(month)) months.push(month);
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1
    ? `${String(year - 1).padStart(4, '0')}-12`
    : `${String(year).padStart(4, '0')}-${String(number - 1).padStart(2, '0')}`;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
