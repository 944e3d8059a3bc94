import type { SqlParameter } from '@azure/cosmos';
import type { DayRange, ListFilter } from '../../domain/requests/list/listFilter.ts';

/** The part of a query after WHERE, with the values that it names. */
export interface Conditions {
  readonly text: string;
  readonly parameters: readonly SqlParameter[];
}

/** One side of a place of the list, which is shown newest first: `after` it come the earlier requests. */
export interface CursorSide {
  readonly side: 'after' | 'before';
  readonly cursor: string;
}

/** The rows of a partition that a filter lets through, on one side of a place where there is one. */
export function rowConditions(pk: string, filter: ListFilter, beyond?: CursorSide): Conditions {
  const parameters: SqlParameter[] = [];
  const named = (value: string | number | null) => {
    const name = `@p${parameters.length}`;
    parameters.push({ name, value });
    return name;
  };
  const conditions = [`c.pk = ${named(pk)}`, `c.kind = ${named('row')}`];
  if (beyond) conditions.push(`c.sortKey ${beyond.side === 'after' ? '<' : '>'} ${named(beyond.cursor)}`);
  if (filter.status !== null) conditions.push(`c.status = ${named(filter.status)}`);
  if (filter.requestType !== null) conditions.push(`c.requestType = ${named(filter.requestType)}`);
  const { from, to } = filter.submitted;
  if (from !== null) conditions.push(`c.submittedAt >= ${named(from)}`);
  if (to !== null) conditions.push(`c.submittedAt < ${named(afterDay(to))}`);
  conditions.push(
    ...daysWithin('dueDate', filter.due),
    ...daysWithin('subpoenaReceivedDate', filter.subpoenaReceived),
  );
  if (filter.assignee === 'unassigned') {
    // Rows from before there were assignees have no such field.
    const ways = ['NOT IS_DEFINED(c.assigneeId)', `c.assigneeId = ${named(null)}`];
    conditions.push(`(${ways.join(' OR ')})`);
  } else if (filter.assignee !== null) conditions.push(`c.assigneeId = ${named(filter.assignee)}`);
  for (const word of filter.words) {
    const ways = [
      `ARRAY_CONTAINS(c.terms, ${named(word.term)})`,
      ...oneOf('status', word.statuses),
      ...oneOf('requestType', word.requestTypes),
    ];
    conditions.push(`(${ways.join(' OR ')})`);
  }
  return { text: conditions.join(' AND '), parameters };

  function daysWithin(field: string, range: DayRange): string[] {
    return [
      ...(range.from === null ? [] : [`c.${field} >= ${named(range.from)}`]),
      ...(range.to === null ? [] : [`c.${field} <= ${named(range.to)}`]),
    ];
  }

  function oneOf(field: string, values: readonly (string | number)[]): string[] {
    return values.length === 0 ? [] : [`c.${field} IN (${values.map(named).join(', ')})`];
  }
}

/** What comes after every instant of a UTC day, and before the next day: instants begin with their day and a T. */
function afterDay(day: string): string {
  return `${day}~`;
}
