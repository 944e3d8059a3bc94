import { reviewStates, submissionKinds } from '@portal/contract/submissions/schemas/submissionReview.ts';
import * as z from 'zod/mini';
import type { QueueFilter } from '../../domain/submissions/queueFilter.ts';
import { onContainer } from '../cosmos.ts';
import { queueConditions } from './queueConditions.ts';
import type { CursorSide } from './rowConditions.ts';
import { fieldsOf, shownRow } from './shownRow.ts';

/** What a row says of its submission; the defaults are those of a row from before there was a queue. */
const shownSubmission = z.object({
  ...shownRow,
  review: z._default(z.enum(reviewStates), 'pending'),
  submissionKind: z._default(z.enum(submissionKinds), 'new'),
  lacksLoa: z._default(z.boolean(), false),
  reviewerId: z._default(z.nullable(z.string()), null),
  reviewerName: z._default(z.string(), ''),
  answeredAt: z._default(z.nullable(z.string()), null),
  reviewVersion: z._default(z.int(), 0),
});

export type ShownSubmission = z.output<typeof shownSubmission>;

const FIELDS = fieldsOf(shownSubmission);

interface SubmissionQuery {
  readonly sort: 'oldest' | 'newest';
  readonly take: number;
  /** The place after which to begin. */
  readonly cursor?: string | undefined;
}

/** The first submissions of some partitions that a filter lets through, in the order of their places. */
export async function querySubmissions(
  pks: readonly string[],
  filter: QueueFilter,
  { sort, take, cursor }: SubmissionQuery,
): Promise<ShownSubmission[]> {
  const isOldest = sort === 'oldest';
  const beyond: CursorSide | undefined =
    cursor === undefined ? undefined : { side: isOldest ? 'before' : 'after', cursor };
  const found = await Promise.all(pks.map((pk) => queryOne(pk, filter, { isOldest, take, beyond })));
  const sign = isOldest ? 1 : -1;
  return found
    .flat()
    .toSorted((a, b) => (a.sortKey > b.sortKey ? sign : -sign))
    .slice(0, take);
}

async function queryOne(
  pk: string,
  filter: QueueFilter,
  asked: { isOldest: boolean; take: number; beyond: CursorSide | undefined },
): Promise<ShownSubmission[]> {
  const { text, parameters } = queueConditions(pk, filter, asked.beyond);
  return onContainer('views', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(asked.take)} ${FIELDS} FROM c WHERE ${text} ORDER BY c.sortKey ${asked.isOldest ? 'ASC' : 'DESC'}`,
          parameters: [...parameters],
        },
        { partitionKey: pk },
      )
      .fetchAll();
    return z.array(shownSubmission).parse(resources);
  });
}
