import type { SearchField } from '@portal/contract/search/schemas.ts';
import { isUnanswered } from '../../deadlines/nextReminder.ts';
import { type DeadlineFacts, deadlineFactsOf } from '../../deadlines/deadlineFacts.ts';
import { isDecided, reviewOf } from '../../submissions/reviewOf.ts';
import { isWaitingForClient } from '../../submissions/reviewView.ts';
import { type SearchFact, searchFacts } from '../../search/searchFacts.ts';
import { searchKeys } from '../../search/searchKeys.ts';
import { hasBlockedDocument, isNotCompleted } from '../fulfillment/waitingStatus.ts';
import { isOpenStatus } from './overviewCounters.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { type RequestListRow, requestListRow } from './requestListRow.ts';

/** A request in the overview of all months, from which the staff's views are read. */
export interface WorkListRow extends RequestListRow {
  /** Sort key and cursor of lists by due date. */
  readonly dueKey: string;
  /** The groups that the row belongs to (`groupKey`). Filters of the staff's views compare with them. */
  readonly groups: readonly string[];
  /** Open requests whose due date the rules set: what it is calculated from. */
  readonly deadlineFacts?: DeadlineFacts;
  /** Their due date, also while the clock is paused. */
  readonly deadlineDue?: string;
  /** What searches find the request by, besides the fields of the row. Missing in older rows. */
  readonly details: readonly SearchFact[];
}

/** Details that are fields of the row. */
const ROW_FACTS: ReadonlySet<SearchField> = new Set(['patientName', 'patientDob', 'orderId', 'facilityName']);

export const groupKey = {
  open: 'open',
  unassigned: 'unassigned',
  assigned: (userId: string) => `assigned|${userId}`,
  needsReview: 'needs_review',
  waiting: 'waiting',
  noAnswer: 'no_answer',
  undelivered: 'undelivered',
  notCompleted: 'not_completed',
  toCheck: 'to_check',
  returned: 'returned',
  onHold: 'on_hold',
  unpaid: 'unpaid',
  hasUpdate: 'has_update',
  messages: 'messages',
  assignedMessages: (userId: string) => `messages|${userId}`,
  review: (state: string) => `review|${state}`,
  facility: (name: string) => `facility|${name.trim().toLowerCase()}`,
} as const;

export function workListRow(request: RequestDocument): WorkListRow {
  const row = requestListRow(request);
  const facts = searchFacts(request, 'staff');
  const isByRules = request.deadline && !request.deadline.isManual && isOpenStatus(request.status);
  return {
    ...row,
    terms: [...row.terms, ...searchKeys(facts)],
    details: facts.filter(({ field }) => !ROW_FACTS.has(field)),
    dueKey: `${row.dueDate}|${row.requestId}`,
    groups: groupsOf(request, row),
    ...(isByRules && { deadlineFacts: deadlineFactsOf(request), deadlineDue: request.dueDate }),
  };
}

function groupsOf(
  request: RequestDocument,
  { reviewState: state, owedCents, facilityName, secondCheck }: RequestListRow,
): string[] {
  const isOpen = isOpenStatus(request.status);
  const review = reviewOf(request);
  const isWaiting = review !== null && isWaitingForClient(review);
  const needsReview = review !== null && !isDecided(review) && !isWaiting;
  const isOwed = owedCents > 0 && request.status !== 'cancelled';
  const groups: [string, boolean][] = [
    [groupKey.open, isOpen],
    [request.assigneeId === null ? groupKey.unassigned : groupKey.assigned(request.assigneeId), isOpen],
    [groupKey.needsReview, needsReview],
    [groupKey.waiting, isOpen && (isWaiting || isOwed)],
    [groupKey.noAnswer, isOpen && isUnanswered(request)],
    [groupKey.unpaid, isOwed],
    [groupKey.undelivered, (request.undelivered ?? []).length > 0],
    [groupKey.notCompleted, isNotCompleted(request) || (!isOpen && hasBlockedDocument(request))],
    [groupKey.toCheck, secondCheck === 'waiting'],
    [groupKey.returned, secondCheck === 'returned'],
    [groupKey.onHold, request.status === 'on_hold'],
    [
      groupKey.hasUpdate,
      !isWaiting && (request.status === 'update_requested' || (needsReview && review.kind === 'update')),
    ],
    [groupKey.messages, request.thread.unreadByStaff.length > 0],
    [groupKey.review(state), state !== 'none'],
    [groupKey.facility(facilityName), facilityName.trim() !== ''],
  ];
  const openMessages = request.thread.assigned.filter(({ resolved }) => !resolved);
  const assignees = new Set(openMessages.map(({ userId }) => userId));
  return [
    ...groups.filter(([, isIn]) => isIn).map(([key]) => key),
    ...[...assignees].map(groupKey.assignedMessages),
  ];
}
