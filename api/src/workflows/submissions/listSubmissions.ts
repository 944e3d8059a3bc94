import { attentionLevelOf, submissionReasonsOf } from '@portal/contract/submissions/rules.ts';
import { MAX_COUNTED } from '@portal/contract/requests/schemas/requestList.ts';
import type {
  QueueFigure,
  SubmissionPage,
  SubmissionsQuery,
} from '@portal/contract/submissions/schemas/submissionQueue.ts';
import { querySubmissions, type ShownSubmission } from '../../data/views/querySubmissions.ts';
import { type QueueFilter, queueFilter } from '../../domain/submissions/queueFilter.ts';
import { isDecided } from '../../domain/submissions/reviewOf.ts';
import { countQueue, partsWith, type QueuePart, queueParts } from './queueParts.ts';

type Page = Pick<SubmissionsQuery, 'sort' | 'limit' | 'cursor'>;

/** A page of the intake queue in the order of its places, with the figures of the whole queue. */
export async function listSubmissions(filter: QueueFilter, page: Page, now: Date): Promise<SubmissionPage> {
  const parts = await queueParts();
  const [rows, total, summary] = await Promise.all([
    rowsOf(partsWith(parts, filter), filter, page),
    countQueue(parts, filter),
    summaryOf(parts, now),
  ]);
  const shown = rows.slice(0, page.limit);
  return {
    submissions: shown.map((row) => itemOf(row, now)),
    nextCursor: rows.length > page.limit ? shown.at(-1)!.sortKey : null,
    total: figure(total),
    summary,
  };
}

/** One row more than the page has, where there is one. Months that the page does not reach are not read. */
async function rowsOf(parts: readonly QueuePart[], filter: QueueFilter, page: Page) {
  const { sort, limit, cursor } = page;
  const isOldest = sort === 'oldest';
  const month = cursor?.slice(0, 7);
  const near = parts.filter(
    (part) => !month || part.month === null || (isOldest ? part.month >= month : part.month <= month),
  );
  const rows: ShownSubmission[] = [];
  for (const { pks } of isOldest ? near : near.toReversed()) {
    const take = limit + 1 - rows.length;
    rows.push(...(await querySubmissions(pks, filter, { sort, take, cursor })));
    if (rows.length > limit) break;
  }
  return rows;
}

async function summaryOf(parts: readonly QueuePart[], now: Date): Promise<SubmissionPage['summary']> {
  const count = async (query: Partial<Pick<SubmissionsQuery, 'state' | 'attention'>>) =>
    figure(await countQueue(parts, queueFilter({ state: 'open', ...query }, [], { staffId: '', now })));
  const [pending, underReview, approved, rejected, high] = await Promise.all([
    count({ state: 'pending' }),
    count({ state: 'under_review' }),
    count({ state: 'approved' }),
    count({ state: 'rejected' }),
    count({ attention: 'high' }),
  ]);
  return { pending, under_review: underReview, approved, rejected, high };
}

function figure(count: number): QueueFigure {
  return count > MAX_COUNTED ? { count: MAX_COUNTED, isExact: false } : { count, isExact: true };
}

function itemOf(row: ShownSubmission, now: Date): SubmissionPage['submissions'][number] {
  const { requestId, sortKey, review, submissionKind, reviewerId, reviewerName, reviewVersion, ...shown } =
    row;
  const receivedAt = sortKey.slice(0, sortKey.indexOf('|'));
  const facts = { ...shown, enteredAt: receivedAt, isDecided: isDecided({ state: review }) };
  return {
    _id: requestId,
    ...shown,
    kind: submissionKind,
    receivedAt,
    state: review,
    attention: attentionLevelOf(facts, now),
    reasons: submissionReasonsOf(facts, now),
    reviewer: reviewerId === null ? null : { userId: reviewerId, name: reviewerName },
    version: reviewVersion,
  };
}
