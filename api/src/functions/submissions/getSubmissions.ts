import { MAX_COUNTED } from '@portal/contract/requests/schemas/requestList.ts';
import { getSubmissions } from '@portal/contract/submissions/endpoints/submissionQueue.ts';
import { attentionLevelOf, submissionReasonsOf } from '@portal/contract/submissions/rules.ts';
import type {
  QueueFigure,
  SubmissionPage,
  SubmissionsQuery,
} from '@portal/contract/submissions/schemas/submissionQueue.ts';
import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import { queueFilter, type QueueFilter } from '../../domain/submissions/queueFilter.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { querySubmissions, type ShownSubmission } from '../../data/views/querySubmissions.ts';
import { shownDue } from '../../domain/requests/list/requestListRow.ts';
import { isDecided } from '../../domain/submissions/reviewOf.ts';
import {
  countQueue,
  partsMatching,
  type QueuePart,
  queueParts,
} from '../../workflows/submissions/queueParts.ts';

/** GET /api/getSubmissions: a page of the intake queue, and figures for the whole queue. */
endpoint(getSubmissions, async ({ query, caller, now }) => {
  const statuses = query.search ? await requestStatuses.read() : [];
  const filter = queueFilter(query, statuses, {
    staffId: sessionOf(caller).userId,
    now,
    today: await facilityDay(now),
  });
  return { data: await listSubmissions(filter, query, now) };
});

type Page = Pick<SubmissionsQuery, 'sort' | 'limit' | 'cursor'>;

/** Returns a page of the intake queue in sort order, with figures for the entire queue. */
async function listSubmissions(filter: QueueFilter, page: Page, now: Date): Promise<SubmissionPage> {
  const [parts, today] = await Promise.all([queueParts(), facilityDay(now)]);
  const [rows, total, summary] = await Promise.all([
    readPageRows(partsMatching(parts, filter), filter, page),
    countQueue(parts, filter),
    countByState(parts, now, today),
  ]);
  const pageRows = rows.slice(0, page.limit);
  return {
    submissions: pageRows.map((row) => toQueueItem(row, now, today)),
    nextCursor: rows.length > page.limit ? pageRows.at(-1)!.sortKey : null,
    total: figure(total),
    summary,
  };
}

/** Reads one row more than the page holds, to detect a next page. Skips months outside the page. */
async function readPageRows(parts: readonly QueuePart[], filter: QueueFilter, page: Page) {
  const { sort, limit, cursor } = page;
  const isOldestFirst = sort === 'oldest';
  const month = cursor?.slice(0, 7);
  const candidates = parts.filter(
    (part) => !month || part.month === null || (isOldestFirst ? part.month >= month : part.month <= month),
  );
  const rows: ShownSubmission[] = [];
  for (const { pks } of isOldestFirst ? candidates : candidates.toReversed()) {
    const take = limit + 1 - rows.length;
    rows.push(...(await querySubmissions(pks, filter, { sort, take, cursor })));
    if (rows.length > limit) break;
  }
  return rows;
}

async function countByState(
  parts: readonly QueuePart[],
  now: Date,
  today: string,
): Promise<SubmissionPage['summary']> {
  const count = async (query: Partial<Pick<SubmissionsQuery, 'state' | 'attention'>>) =>
    figure(
      await countQueue(parts, queueFilter({ state: 'open', ...query }, [], { staffId: '', now, today })),
    );
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

function toQueueItem(row: ShownSubmission, now: Date, today: string): SubmissionPage['submissions'][number] {
  const { requestId, sortKey, review, submissionKind, reviewerId, reviewerName, reviewVersion, ...fields } =
    row;
  const receivedAt = sortKey.slice(0, sortKey.indexOf('|'));
  const facts = { ...fields, enteredAt: receivedAt, isDecided: isDecided({ state: review }) };
  return {
    _id: requestId,
    ...fields,
    ...shownDue(fields.dueDate),
    kind: submissionKind,
    receivedAt,
    state: review,
    attention: attentionLevelOf(facts, now, today),
    reasons: submissionReasonsOf(facts, now, today),
    reviewer: reviewerId === null ? null : { userId: reviewerId, name: reviewerName },
    version: reviewVersion,
  };
}
