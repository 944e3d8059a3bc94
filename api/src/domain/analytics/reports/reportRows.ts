import { addDays } from '@portal/contract/fields/dates.ts';
import type { Counters } from '../../requests/list/listCounters.ts';
import { medianDays } from './reportCounters.ts';

/** The sums of one value of a report in one month, over its days in the report. */
export interface MonthSums {
  /** YYYY-MM. */
  readonly month: string;
  readonly valueId: string;
  readonly key: string;
  readonly name: string;
  readonly sums: Counters;
}

/** The sums of one value over the days of a report, by figure. */
export interface ReportRow {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly sums: ReadonlyMap<string, number>;
}

/** The first and last day of a month (two digits) in a range; null if the range has all of them. */
export function daysInMonth(
  month: string,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): { readonly firstDay: string; readonly lastDay: string } | null {
  const first = `${month}-01`;
  const last = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
  if (startDate <= first && endDate >= last) return null;
  return {
    firstDay: startDate > first ? startDate.slice(8) : '01',
    lastDay: endDate < last ? endDate.slice(8) : '31',
  };
}

/** The rows of a report: one for each value with a figure other than zero. The name is that of the latest month. */
export function rowsOf(months: readonly MonthSums[]): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  for (const { valueId, key, name, sums } of months.toSorted((a, b) => a.month.localeCompare(b.month))) {
    const figures = Object.entries(sums).filter(([, value]) => value !== 0);
    if (figures.length === 0) continue;
    const before = rows.get(valueId);
    rows.set(valueId, {
      id: valueId,
      key,
      name: name || (before?.name ?? ''),
      sums: added(before?.sums ?? new Map(), new Map(figures)),
    });
  }
  return [...rows.values()];
}

/** The sum of all rows. */
export function totalOf(rows: readonly ReportRow[]): ReadonlyMap<string, number> {
  return rows.reduce((sums: ReadonlyMap<string, number>, row) => added(sums, row.sums), new Map());
}

function added(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Map<string, number> {
  const sums = new Map(one);
  for (const [figure, value] of other) sums.set(figure, (sums.get(figure) ?? 0) + value);
  return sums;
}

/** What was earned, in dollars. */
export function revenueOf(sums: ReadonlyMap<string, number>) {
  const cents = (figure: string) => sums.get(figure) ?? 0;
  const total = cents('fee') + cents('file') + cents('invoice') - cents('refunded') - cents('lost');
  return {
    fees: cents('fee') / 100,
    files: cents('file') / 100,
    invoices: cents('invoice') / 100,
    refunded: cents('refunded') / 100,
    lost: cents('lost') / 100,
    total: total / 100,
  };
}

const MINUTES_PER_DAY = 24 * 60;

/** How long completed requests took; null if there are none. */
export function turnaroundOf(sums: ReadonlyMap<string, number>) {
  const count = (figure: string) => sums.get(figure) ?? 0;
  const completed = count('onTime') + count('late') + count('noDueDate');
  const median = medianDays(sums);
  if (median === null) return null;
  return {
    completed,
    onTime: count('onTime'),
    late: count('late'),
    averageDays: Math.round((count('minutes') / completed / MINUTES_PER_DAY) * 10) / 10,
    medianDays: median,
  };
}

/** What a person did. */
export function workOf(sums: ReadonlyMap<string, number>) {
  const count = (figure: string) => sums.get(figure) ?? 0;
  return {
    received: count('received'),
    decided: count('decided'),
    released: count('released'),
    pages: count('pages'),
  };
}
