import { counterKey, counterOf, type Counters } from './listCounters.ts';
import { type DayBounds, isUnbounded, type ListFilter } from './listFilter.ts';

/** Whether a month (YYYY-MM) overlaps the range. */
export function isMonthWithin({ from, to }: DayBounds, month: string): boolean {
  return (from === null || from.slice(0, 7) <= month) && (to === null || month <= to.slice(0, 7));
}

/**
 * The number of rows in a partition that match a filter, if its counters cover the filter; null if rows must be
 * counted. `month` is the partition's, or null for a client's list, which has no counters by day.
 */
export function countFromCounters(
  filter: ListFilter,
  counters: Counters,
  month: string | null,
): number | null {
  const maxCount = countOf(filter, counters);
  if (maxCount === 0) return 0;
  if (filter.words.length > 0 || filter.assignee !== null) return null;
  if (!isUnbounded(filter.due) || !isUnbounded(filter.subpoenaReceived)) return null;
  if (coversMonth(filter.submitted, month)) return maxCount;
  if (month === null || filter.requestType !== null) return null;
  return countOfDays(filter, counters, month);
}

/** The count by status and type only. */
function countOf({ status, requestType }: ListFilter, counters: Counters): number {
  if (requestType === null) {
    return counterOf(counters, status === null ? counterKey.total : counterKey.status(status));
  }
  if (status !== null) return counterOf(counters, counterKey.statusAndType(status, requestType));
  // A status can contain any character; the type follows the last bar.
  return sumOf(counters, (key) => key.startsWith('st|') && key.endsWith(`|${requestType}`));
}

function countOfDays({ status, submitted }: ListFilter, counters: Counters, month: string): number {
  return sumOf(counters, (key) => {
    const [, day, ofStatus] = /^d\|(\d\d)\|(.*)$/s.exec(key) ?? [];
    if (day === undefined || (status !== null && ofStatus !== status)) return false;
    return isDayWithin(submitted, `${month}-${day}`);
  });
}

function isDayWithin({ from, to }: DayBounds, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

function coversMonth(range: DayBounds, month: string | null): boolean {
  if (isUnbounded(range)) return true;
  if (month === null) return false;
  return isDayWithin(range, `${month}-01`) && isDayWithin(range, lastDayOf(month));
}

function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 0)).toISOString().slice(0, 10);
}

function sumOf(counters: Counters, matches: (key: string) => boolean): number {
  return Object.entries(counters).reduce((sum, [key, value]) => (matches(key) ? sum + value : sum), 0);
}
