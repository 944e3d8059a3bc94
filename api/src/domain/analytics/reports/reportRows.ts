import { medianDays, sumsBetween } from './reportCounters.ts';

/** Counters of one value of a report in one month. */
export interface MonthCounters {
  /** YYYY-MM. */
  readonly month: string;
  readonly valueId: string;
  readonly key: string;
  readonly name: string;
  readonly counters: Readonly<Record<string, unknown>>;
}

/** The sums of one value over the days of a report, by figure. */
export interface ReportRow {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly sums: ReadonlyMap<string, number>;
}

/** The rows of a report, one for each value that has something on these days. The name is that of the latest month. */
export function rowsOf(
  stored: readonly MonthCounters[],
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): ReportRow[] {
  const [firstMonth, lastMonth] = [startDate.slice(0, 7), endDate.slice(0, 7)];
  const within = stored
    .filter(({ month }) => month >= firstMonth && month <= lastMonth)
    .toSorted((a, b) => a.month.localeCompare(b.month));
  const rows = new Map<string, ReportRow>();
  for (const { month, valueId, key, name, counters } of within) {
    const firstDay = month === firstMonth ? startDate.slice(8) : '01';
    const lastDay = month === lastMonth ? endDate.slice(8) : '31';
    const sums = sumsBetween(counters, firstDay, lastDay);
    if ([...sums.values()].every((value) => value === 0)) continue;
    const before = rows.get(valueId);
    rows.set(valueId, {
      id: valueId,
      key,
      name: name || (before?.name ?? ''),
      sums: before ? added(before.sums, sums) : sums,
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
  return { received: count('received'), decided: count('decided'), released: count('released') };
}
