import { reviewStates, submissionKinds } from '@portal/contract/submissions/schemas/submissionReview.ts';
import * as z from 'zod/mini';
import { NEWEST_FIRST } from '../../domain/requests/list/listFilter.ts';
import type { QueueFilter } from '../../domain/submissions/queueFilter.ts';
import { queueConditions } from './queueConditions.ts';
import type { CursorSide } from './rowConditions.ts';
import { fieldsOf, displayFields } from './displayFields.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

/** The submission fields of a row. The defaults apply to rows that predate the queue. */
const shownSubmission = z.object({
  ...displayFields,
  review: z._default(z.enum(reviewStates), 'pending'),
  submissionKind: z._default(z.enum(submissionKinds), 'new'),
  lacksLoa: z._default(z.boolean(), false),
  reviewerId: z._default(z.nullable(z.string()), null),
  reviewerName: z._default(z.string(), ''),
  answeredAt: z._default(z.nullable(z.string()), null),
  reviewVersion: z._default(z.int(), 0),
  askedAt: z._default(z.nullable(z.string()), null),
});

export type ShownSubmission = z.output<typeof shownSubmission>;

const FIELDS = fieldsOf(shownSubmission);

interface SubmissionQuery {
  readonly sort: 'oldest' | 'newest';
  readonly take: number;
  /** The sort key after which to start. */
  readonly cursor?: string | undefined;
}

/** Matching submissions of the partitions, sorted by sort key. */
export async function querySubmissions(
  pks: readonly string[],
  filter: QueueFilter,
  { sort, take, cursor }: SubmissionQuery,
): Promise<ShownSubmission[]> {
  const isOldest = sort === 'oldest';
  const position: CursorSide | undefined =
    cursor === undefined ? undefined : { side: isOldest ? 'before' : 'after', cursor, sort: NEWEST_FIRST };
  const found = await Promise.all(pks.map((pk) => queryOne(pk, filter, { isOldest, take, position })));
  const sign = isOldest ? 1 : -1;
  return found
    .flat()
    .toSorted((a, b) => (a.sortKey > b.sortKey ? sign : -sign))
    .slice(0, take);
}

async function queryOne(
  pk: string,
  filter: QueueFilter,
  query: { isOldest: boolean; take: number; position: CursorSide | undefined },
): Promise<ShownSubmission[]> {
  const { text, parameters } = queueConditions(pk, filter, query.position);
  return queryDocuments(
    'views',
    pk,
    shownSubmission,
    `SELECT TOP ${Math.floor(query.take)} ${FIELDS} FROM c WHERE ${text} ORDER BY c.sortKey ${query.isOldest ? 'ASC' : 'DESC'}`,
    {},
    parameters,
  );
}
