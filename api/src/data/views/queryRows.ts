import { authorityKinds } from '@portal/contract/requests/authority/authorityKinds.ts';
import { noticeRecipients } from '@portal/contract/notifications/noticeRecipients.ts';
import { reviewStates } from '@portal/contract/submissions/schemas/submissionReview.ts';
import * as z from 'zod/mini';
import {
  type ListFilter,
  type ListSort,
  NEWEST_FIRST,
  reversed,
  sortField,
} from '../../domain/requests/list/listFilter.ts';
import { exportedScopeSchema } from '../../domain/requests/views/exportedScope.ts';
import { type CursorSide, rowConditions } from './rowConditions.ts';
import { fieldsOf, displayFields } from './displayFields.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const shownRow = z.object({
  ...displayFields,
  submittedAt: z.string(),
  assigneeId: z._default(z.nullable(z.string()), null),
  /** Empty in rows outside of the overview. */
  dueKey: z._default(z.string(), ''),
  reviewState: z._default(z.enum([...reviewStates, 'none']), 'none'),
  owedCents: z._default(z.int(), 0),
  unreadMessages: z._default(z.int(), 0),
  undelivered: z.optional(z.readonly(z.array(z.enum(noticeRecipients)))),
  secondCheck: z.optional(z.enum(['waiting', 'returned'])),
  askedAt: z.optional(z.string()),
  scope: z.optional(exportedScopeSchema),
  authorityKind: z.optional(z.enum(authorityKinds)),
});

export type ShownRow = z.output<typeof shownRow>;

const FIELDS = fieldsOf(shownRow);

/** Matching rows of a partition in the order of the list. With a position: those nearest to its cursor first. */
export async function queryRows(
  pk: string,
  filter: ListFilter,
  top: number,
  { sort = NEWEST_FIRST, position }: { sort?: ListSort; position?: CursorSide } = {},
): Promise<ShownRow[]> {
  const { text, parameters } = rowConditions(pk, filter, position);
  const order = orderOf(sort, position);
  const field = sortField(order);
  // Skips the counters of the partition, which would be read first in ascending order.
  const start = position ? '' : ` AND c.${field} >= ''`;
  return queryDocuments(
    'views',
    pk,
    shownRow,
    `SELECT TOP ${Math.floor(top)} ${FIELDS} FROM c WHERE ${text}${start} ORDER BY c.${field} ${order.sortOrder.toUpperCase()}`,
    {},
    parameters,
  );
}

/** The rows of these requests that match the filter, in no order. */
export async function readRowsWithIds(
  pks: readonly string[],
  filter: ListFilter,
  ids: readonly string[],
): Promise<ShownRow[]> {
  if (ids.length === 0) return [];
  const found = await Promise.all(
    pks.map((pk) => {
      const { text, parameters } = rowConditions(pk, filter);
      const named = ids.map((id, index) => ({ name: `@id${index}`, value: id }));
      return queryDocuments(
        'views',
        pk,
        shownRow,
        `SELECT ${FIELDS} FROM c WHERE ${text} AND c.id IN (${named.map(({ name }) => name).join(', ')})`,
        {},
        [...parameters, ...named],
      );
    }),
  );
  return found.flat();
}

/** The `take` matching rows of all partitions nearest to the cursor, on one side of it, nearest first. */
export async function readRowsAfterCursor(
  pks: readonly string[],
  filter: ListFilter,
  position: CursorSide,
  take: number,
): Promise<ShownRow[]> {
  const found = await Promise.all(pks.map((pk) => queryRows(pk, filter, take, { position })));
  return inOrder(found.flat(), orderOf(position.sort, position)).slice(0, take);
}

/** Matching rows of all partitions together: `take` rows after the first `skip` in the order of the list. */
export async function readRows(
  pks: readonly string[],
  filter: ListFilter,
  { skip, take }: { readonly skip: number; readonly take: number },
  sort: ListSort,
): Promise<ShownRow[]> {
  const found = await Promise.all(pks.map((pk) => queryRows(pk, filter, skip + take, { sort })));
  return inOrder(found.flat(), sort).slice(skip, skip + take);
}

/** The order in which rows are read: before a cursor backwards. */
function orderOf(sort: ListSort, position?: CursorSide): ListSort {
  if (!position) return sort;
  return position.side === 'after' ? position.sort : reversed(position.sort);
}

function inOrder(rows: readonly ShownRow[], sort: ListSort): ShownRow[] {
  const field = sortField(sort);
  const sign = sort.sortOrder === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => (a[field] < b[field] ? -sign : sign));
}
