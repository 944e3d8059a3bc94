import * as z from 'zod/mini';
import { attentionLevels } from '../rules.ts';
import { numberInQuery } from '../../fields/fields.ts';
import { listCursor } from '../../requests/schemas/requestList.ts';
import { reviewStates, submissionItem, submissionKinds } from './submissionReview.ts';

/** State filter of the queue: undecided, all, or one state. */
export const queueStates = ['open', 'all', ...reviewStates] as const;

export const SUBMISSIONS_PAGE = 20;

export const submissionsQuery = z.object({
  state: z._default(z.enum(queueStates), 'open'),
  attention: z.optional(z.enum(attentionLevels)),
  kind: z.optional(z.enum(submissionKinds)),
  /** `mine`: requests assigned to the caller. */
  assignee: z.optional(z.literal('mine')),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** By the time at which they entered the queue. */
  sort: z._default(z.enum(['oldest', 'newest']), 'oldest'),
  limit: z._default(numberInQuery(1, 50), SUBMISSIONS_PAGE),
  /** `nextCursor` of the previous page. */
  cursor: z.optional(listCursor),
});

export type SubmissionsQuery = z.output<typeof submissionsQuery>;

/** A count. Not exact, and capped at 1000, if no counter covers it. */
const figure = z.object({ count: z.int(), isExact: z.boolean() });

export type QueueFigure = z.output<typeof figure>;

export const submissionPage = z.object({
  submissions: z.array(submissionItem),
  nextCursor: z.nullable(z.string()),
  /** Number of matching submissions. */
  total: figure,
  /** Counts of the entire queue, without the filters. `high` counts undecided submissions only. */
  summary: z.object({
    pending: figure,
    under_review: figure,
    approved: figure,
    rejected: figure,
    high: figure,
  }),
});

export type SubmissionPage = z.output<typeof submissionPage>;
