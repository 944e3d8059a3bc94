import type { Counters } from '../../requests/list/listCounters.ts';
import type { ReportEntry } from './reportEntry.ts';

const MINUTES_PER_DAY = 24 * 60;

/** Days of turnaround that are counted one by one; longer ones count as this many. */
export const MAX_COUNTED_DAYS = 365;

/** Completed requests by days of turnaround. */
const DURATION = 'days';

/** The counter of a figure on a day of the month (two digits). */
export function dayCounter(day: string, figure: string): string {
  return `${day}|${figure}`;
}

/** What an entry adds to the figures of each of its values: at most three. */
export function incrementsOf({ table, figure, cents, amount }: ReportEntry): Counters {
  switch (table) {
    case 'revenue':
      return { [figure]: cents };
    case 'work':
      return { [figure]: amount };
    case 'turnaround': {
      const days = Math.min(Math.floor(amount / MINUTES_PER_DAY), MAX_COUNTED_DAYS);
      return { [figure]: 1, minutes: amount, [`${DURATION}|${days}`]: 1 };
    }
  }
}

/** The sums of the counters between two days of a month, by figure. */
export function sumsBetween(
  stored: Readonly<Record<string, unknown>>,
  firstDay: string,
  lastDay: string,
): Counters {
  const sums: Record<string, number> = {};
  for (const [key, value] of Object.entries(stored)) {
    const day = key.slice(0, 2);
    if (typeof value !== 'number' || key[2] !== '|' || day < firstDay || day > lastDay) continue;
    const figure = key.slice(3);
    sums[figure] = (sums[figure] ?? 0) + value;
  }
  return sums;
}

/** The median of the days of turnaround; null if nothing was completed. */
export function medianDays(sums: ReadonlyMap<string, number>): number | null {
  const counts = [...sums]
    .filter(([figure]) => figure.startsWith(`${DURATION}|`))
    .map(([figure, count]) => ({ days: Number(figure.slice(DURATION.length + 1)), count }))
    .toSorted((a, b) => a.days - b.days);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const dayAt = (position: number) => {
    let seen = 0;
    return counts.find(({ count }) => (seen += count) > position)!.days;
  };
  return (dayAt(Math.floor((total - 1) / 2)) + dayAt(Math.floor(total / 2))) / 2;
}
