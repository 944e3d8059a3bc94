import { counterKey, counterOf, type Counters } from './listCounters.ts';
import { type DayBounds, isUnbounded, type ListFilter, NO_FILTER } from './listFilter.ts';
import {
  CLOSED,
  dueCounts,
  type DueCount,
  dueMonthId,
  groupCounter,
  isCountedGroup,
  monthOf,
} from './overviewCounters.ts';
import { groupKey } from './workListRow.ts';

/** Reads the counters of a document of the overview, by default its statistics. */
type ReadCounters = (id?: string) => Promise<Counters>;

/**
 * The number of requests that match a filter, from the counters of the overview: of one group, or due within a range of
 * days. Null if rows must be counted.
 */
export async function countFromOverview(filter: ListFilter, read: ReadCounters): Promise<number | null> {
  const { due, groups } = filter;
  const [group, ...others] = groups;
  const rest = { ...filter, due: NO_FILTER.due, groups: [] };
  if (JSON.stringify(rest) !== JSON.stringify(NO_FILTER) || others.length > 0) return null;
  if (isUnbounded(due)) {
    if (group !== undefined && !isCountedGroup(group)) return null;
    return counterOf(await read(), group === undefined ? counterKey.total : groupCounter(group));
  }
  if (group !== undefined && group !== groupKey.open) return null;
  return countDue(due, group === groupKey.open, read);
}

/** Sums whole months from the statistics, and the days of the first and the last month from their documents. */
async function countDue(due: DayBounds, isOpenOnly: boolean, read: ReadCounters): Promise<number> {
  const { from, to } = due;
  const edges = [...new Set([from, to].filter((day) => day !== null).map(monthOf))];
  const [months, ...days] = await Promise.all([read(), ...edges.map((month) => read(dueMonthId(month)))]);
  const isCounted = ({ group }: DueCount) => !isOpenOnly || group !== 'closed';
  const inMonths = dueCounts(months).filter(
    ({ due: month }) =>
      month !== '' &&
      month !== CLOSED &&
      !edges.includes(month) &&
      (from === null || month > from) &&
      (to === null || month < to),
  );
  const onDays = days
    .flatMap(dueCounts)
    .filter(({ due: day }) => (from === null || day >= from) && (to === null || day <= to));
  return [...inMonths, ...onDays].filter(isCounted).reduce((sum, { count }) => sum + count, 0);
}
