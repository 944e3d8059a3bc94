import type { SqlParameter } from '@azure/cosmos';
import {
  type DayBounds,
  type ListFilter,
  type ListSort,
  sortField,
} from '../../domain/requests/list/listFilter.ts';
import { PAUSED } from '../../domain/requests/list/requestListRow.ts';
import { groupKey } from '../../domain/requests/list/workListRow.ts';
import { isOverviewPartition } from './listPartitions.ts';

/** The WHERE clause of a query and its parameters. */
export interface Conditions {
  readonly text: string;
  readonly parameters: readonly SqlParameter[];
}

/** One side of a cursor in a sorted list. */
export interface CursorSide {
  readonly side: 'after' | 'before';
  readonly cursor: string;
  readonly sort: ListSort;
}

/** SQL conditions for the rows of a partition that match a filter, optionally on one side of a cursor. */
export function rowConditions(pk: string, filter: ListFilter, position?: CursorSide): Conditions {
  const parameters: SqlParameter[] = [];
  const named = (value: string | number | null) => {
    const name = `@p${parameters.length}`;
    parameters.push({ name, value });
    return name;
  };
  const conditions = [`c.pk = ${named(pk)}`, kindCondition()];
  if (position) {
    const isTowardsEnd = (position.side === 'after') === (position.sort.sortOrder === 'asc');
    conditions.push(`c.${sortField(position.sort)} ${isTowardsEnd ? '>' : '<'} ${named(position.cursor)}`);
  }
  for (const group of filter.groups) conditions.push(`ARRAY_CONTAINS(c.groups, ${named(group)})`);
  if (filter.status !== null) conditions.push(`c.status = ${named(filter.status)}`);
  if (filter.requestType !== null) conditions.push(`c.requestType = ${named(filter.requestType)}`);
  const { from, to } = filter.submitted;
  if (from !== null) conditions.push(`c.submittedAt >= ${named(from)}`);
  if (to !== null) conditions.push(`c.submittedAt < ${named(afterDay(to))}`);
  conditions.push(
    ...(isOverviewPartition(pk) ? dueKeysWithin(filter.due) : daysWithin('dueDate', filter.due)),
    ...daysWithin('subpoenaReceivedDate', filter.subpoenaReceived),
  );
  if (filter.assignee === 'unassigned') {
    // Rows that predate assignees have no such field.
    const alternatives = ['NOT IS_DEFINED(c.assigneeId)', `c.assigneeId = ${named(null)}`];
    conditions.push(`(${alternatives.join(' OR ')})`);
  } else if (filter.assignee !== null) conditions.push(`c.assigneeId = ${named(filter.assignee)}`);
  for (const word of filter.words) {
    const alternatives = [
      ...word.terms.map((term) => `ARRAY_CONTAINS(c.terms, ${named(term)})`),
      ...oneOf('status', word.statuses),
      ...oneOf('requestType', word.requestTypes),
    ];
    conditions.push(`(${alternatives.join(' OR ')})`);
  }
  return { text: conditions.join(' AND '), parameters };

  function kindCondition(): string {
    if (!isOverviewPartition(pk)) return `c.kind = ${named('row')}`;
    if (filter.groups.includes(groupKey.open)) return `c.kind = ${named('open')}`;
    return `(c.kind = ${named('open')} OR c.kind = ${named('closed')})`;
  }

  function daysWithin(field: string, range: DayBounds): string[] {
    return [
      ...(range.from === null ? [] : [`c.${field} >= ${named(range.from)}`]),
      ...(range.to === null ? beforePaused(field, range) : [`c.${field} <= ${named(range.to)}`]),
    ];
  }

  /** As conditions on the sort key, so that a list by due date reads only these rows. */
  function dueKeysWithin({ from, to }: DayBounds): string[] {
    return [
      ...(from === null ? [] : [`c.dueKey >= ${named(from)}`]),
      ...(to === null ? beforePaused('dueKey', { from, to }) : [`c.dueKey < ${named(afterDay(to))}`]),
    ];
  }

  /** A paused request has no due date, but its row sorts after every day. */
  function beforePaused(field: string, { from }: DayBounds): string[] {
    return from === null || !field.startsWith('due') ? [] : [`c.${field} < ${named(PAUSED)}`];
  }

  function oneOf(field: string, values: readonly (string | number)[]): string[] {
    return values.length === 0 ? [] : [`c.${field} IN (${values.map(named).join(', ')})`];
  }
}

/** A string that sorts after all instants and due keys of a UTC day and before the next day. */
function afterDay(day: string): string {
  return `${day}~`;
}
