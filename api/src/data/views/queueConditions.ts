import type { SqlParameter } from '@azure/cosmos';
import { closedStatuses } from '@portal/contract/configuration/catalogues/statuses.ts';
import type { AttentionBounds } from '@portal/contract/submissions/rules.ts';
import type { QueueFilter } from '../../domain/submissions/queueFilter.ts';
import type { CursorSide, Conditions } from './rowConditions.ts';

/**
 * SQL conditions for the rows of a partition in the intake queue that match a filter. Rows older than the queue have no
 * review: they count as new, with a letter of authorization, while their request is open.
 */
export function queueConditions(pk: string, filter: QueueFilter, beyond?: CursorSide): Conditions {
  const parameters: SqlParameter[] = [];
  const named = (value: string | number | boolean) => {
    const name = `@p${parameters.length}`;
    parameters.push({ name, value });
    return name;
  };
  const anyOf = (ways: readonly string[]) => `(${ways.join(' OR ')})`;
  const oneOf = (field: string, values: readonly (string | number)[]) =>
    values.length === 0 ? [] : [`c.${field} IN (${values.map(named).join(', ')})`];
  // Few brackets: the time that the local server takes to read a query doubles with each pair within another.
  const reached = ({ dueUntil, enteredUntil, enteredWithoutLoaUntil }: AttentionBounds) =>
    anyOf([
      `c.dueDate != '' AND c.dueDate <= ${named(dueUntil)}`,
      // A place begins with its instant.
      `c.sortKey <= ${named(`${enteredUntil}~`)}`,
      `c.lacksLoa = true AND c.sortKey <= ${named(`${enteredWithoutLoaUntil}~`)}`,
    ]);
  // What a row does not say is not reached.
  const missed = ({ dueUntil, enteredUntil, enteredWithoutLoaUntil }: AttentionBounds) =>
    [
      anyOf(['NOT IS_DEFINED(c.dueDate)', `c.dueDate = ''`, `c.dueDate > ${named(dueUntil)}`]),
      `c.sortKey > ${named(`${enteredUntil}~`)}`,
      anyOf([
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
  if (beyond) conditions.push(`c.sortKey ${beyond.side === 'after' ? '<' : '>'} ${named(beyond.cursor)}`);
  if (filter.kind === 'new')
    conditions.push(anyOf(['NOT IS_DEFINED(c.submissionKind)', `c.submissionKind = ${named('new')}`]));
  else if (filter.kind !== null) conditions.push(`c.submissionKind = ${named(filter.kind)}`);
  if (filter.assigneeId !== null) conditions.push(`c.assigneeId = ${named(filter.assigneeId)}`);
  if (filter.attention) {
    const { within, beyond: above, withDecided } = filter.attention;
    if (within) conditions.push(reached(within));
    if (above) {
      conditions.push(
        withDecided ? anyOf([...oneOf('review', ['approved', 'rejected']), missed(above)]) : missed(above),
      );
    }
  }
  for (const word of filter.words) {
    conditions.push(
      anyOf([
        `ARRAY_CONTAINS(c.terms, ${named(word.term)})`,
        ...oneOf('status', word.statuses),
        ...oneOf('requestType', word.requestTypes),
      ]),
    );
  }
  return { text: conditions.join(' AND '), parameters };
}
