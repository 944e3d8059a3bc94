import type { SqlParameter } from '@azure/cosmos';
import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { AttentionBounds } from '@portal/contract/submissions/rules.ts';
import type { QueueFilter } from '../../domain/submissions/queueFilter.ts';
import type { CursorSide, Conditions } from './rowConditions.ts';

/**
 * SQL conditions for the rows of a partition in the intake queue that match a filter. Rows that predate the queue have
 * no review. They count as new, with a letter of authorization, while their request is open.
 */
export function queueConditions(pk: string, filter: QueueFilter, position?: CursorSide): Conditions {
  const parameters: SqlParameter[] = [];
  const named = (value: string | number | boolean) => {
    const name = `@p${parameters.length}`;
    parameters.push({ name, value });
    return name;
  };
  const anyOf = (alternatives: readonly string[]) => `(${alternatives.join(' OR ')})`;
  const oneOf = (field: string, values: readonly (string | number)[]) =>
    values.length === 0 ? [] : [`c.${field} IN (${values.map(named).join(', ')})`];
  // Avoid nested parentheses: each level doubles the time that the local server needs to parse a query.
  const reachesBounds = ({ dueUntil, enteredUntil, enteredWithoutLoaUntil }: AttentionBounds) =>
    anyOf([
      `c.dueDate != '' AND c.dueDate <= ${named(dueUntil)}`,
      // A sort key begins with an instant.
      `NOT IS_DEFINED(c.askedAt) AND c.sortKey <= ${named(`${enteredUntil}~`)}`,
      `NOT IS_DEFINED(c.askedAt) AND c.lacksLoa = true AND c.sortKey <= ${named(`${enteredWithoutLoaUntil}~`)}`,
    ]);
  // A missing field counts as below the bounds.
  const isBelowBounds = ({ dueUntil, enteredUntil, enteredWithoutLoaUntil }: AttentionBounds) =>
    [
      anyOf(['NOT IS_DEFINED(c.dueDate)', `c.dueDate = ''`, `c.dueDate > ${named(dueUntil)}`]),
      anyOf(['IS_DEFINED(c.askedAt)', `c.sortKey > ${named(`${enteredUntil}~`)}`]),
      anyOf([
        'IS_DEFINED(c.askedAt)',
        'NOT IS_DEFINED(c.lacksLoa)',
        'c.lacksLoa = false',
        `c.sortKey > ${named(`${enteredWithoutLoaUntil}~`)}`,
      ]),
    ].join(' AND ');

  const conditions = [`c.pk = ${named(pk)}`, `c.kind IN (${named('row')}, ${named('submission')})`];
  const states = oneOf('review', filter.states);
  if (filter.states.includes('pending')) {
    const open = closedStatuses.map((status) => `c.status != ${named(status)}`).join(' AND ');
    states.push(`NOT IS_DEFINED(c.review) AND ${open}`);
  }
  conditions.push(anyOf(states));
  if (position)
    conditions.push(`c.sortKey ${position.side === 'after' ? '<' : '>'} ${named(position.cursor)}`);
  if (filter.kind === 'new')
    conditions.push(anyOf(['NOT IS_DEFINED(c.submissionKind)', `c.submissionKind = ${named('new')}`]));
  else if (filter.kind !== null) conditions.push(`c.submissionKind = ${named(filter.kind)}`);
  if (filter.assigneeId !== null) conditions.push(`c.assigneeId = ${named(filter.assigneeId)}`);
  if (filter.attention) {
    const { within, beyond: above, withDecided } = filter.attention;
    if (within) conditions.push(reachesBounds(within));
    if (above) {
      conditions.push(
        withDecided
          ? anyOf([...oneOf('review', ['approved', 'rejected']), isBelowBounds(above)])
          : isBelowBounds(above),
      );
    }
  }
  for (const word of filter.words) {
    conditions.push(
      anyOf([
        ...word.terms.map((term) => `ARRAY_CONTAINS(c.terms, ${named(term)})`),
        ...oneOf('status', word.statuses),
        ...oneOf('requestType', word.requestTypes),
      ]),
    );
  }
  return { text: conditions.join(' AND '), parameters };
}
