import * as z from 'zod/mini';
import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { onContainer } from '../cosmos.ts';
import { type CursorSide, rowConditions } from './rowConditions.ts';
import { fieldsOf, displayFields } from './displayFields.ts';

const shownRow = z.object({
  ...displayFields,
  submittedAt: z.string(),
  assigneeId: z._default(z.nullable(z.string()), null),
});

export type ShownRow = z.output<typeof shownRow>;

const FIELDS = fieldsOf(shownRow);

/** Matching rows of a partition, newest first. With a position: those nearest to its cursor first. */
export async function queryRows(
  pk: string,
  filter: ListFilter,
  top: number,
  position?: CursorSide,
): Promise<ShownRow[]> {
  const { text, parameters } = rowConditions(pk, filter, position);
  const order = position?.side === 'before' ? 'ASC' : 'DESC';
  return onContainer('views', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(top)} ${FIELDS} FROM c WHERE ${text} ORDER BY c.sortKey ${order}`,
          parameters: [...parameters],
        },
        { partitionKey: pk },
      )
      .fetchAll();
    return z.array(shownRow).parse(resources);
  });
}

/** The `take` matching rows of all partitions nearest to the cursor, on one side of it, nearest first. */
export async function readRowsAfterCursor(
  pks: readonly string[],
  filter: ListFilter,
  position: CursorSide,
  take: number,
): Promise<ShownRow[]> {
  const found = await Promise.all(pks.map((pk) => queryRows(pk, filter, take, position)));
  const sign = position.side === 'after' ? 1 : -1;
  return found
    .flat()
    .toSorted((a, b) => (a.sortKey < b.sortKey ? sign : -sign))
    .slice(0, take);
}
