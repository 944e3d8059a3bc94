import type { RequestListPage, RequestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { ownPartition } from '../../data/views/listPartitions.ts';
import { readCounters } from '../../data/views/readCounters.ts';
import { readRows, type ShownRow } from '../../data/views/queryRows.ts';
import type { CursorSide } from '../../data/views/rowConditions.ts';
import { isRemoved } from '../../domain/requests/access/mayOpenRequest.ts';
import { counterKey, counterOf } from '../../domain/requests/list/listCounters.ts';
import {
  type ListFilter,
  type ListSort,
  reversed,
  sortField,
} from '../../domain/requests/list/listFilter.ts';
import { unreadMessagesView } from '../../domain/messages/thread.ts';
import { shownDue } from '../../domain/requests/list/requestListRow.ts';
import {
  listTotalOf,
  pageWindows,
  paginationOf,
  type PartCount,
  type Window,
} from '../../domain/requests/list/listPage.ts';
import { assigneesOf } from '../accounts/assignees.ts';
import { countedParts, type CountedParts, type ListScope } from './listParts.ts';
import { rowsAfterCursor } from './rowsAfterCursor.ts';
import { nextStepFor } from './viewRequest.ts';

type Page = Pick<RequestListQuery, 'page' | 'limit' | 'after' | 'before'> & ListSort;

/** The rows of a page. `hasNext` is null if it follows from the total. */
interface PageRows {
  readonly page: number;
  readonly rows: readonly ShownRow[];
  readonly hasNext: boolean | null;
}

/** Returns a page of the matching requests: by page number, or after or before a cursor. */
export async function listRequests(
  scope: ListScope,
  filter: ListFilter,
  query: Page,
  now: Date,
): Promise<RequestListPage> {
  const isAtCursor = query.after !== undefined || query.before !== undefined;
  const skip = isAtCursor ? null : (query.page - 1) * query.limit;
  const [counted, withNewMessages] = await Promise.all([
    countedParts(scope, filter, query, skip),
    scope === 'all' ? undefined : countWithNewMessages(scope.clientId),
  ]);
  const { page, rows, hasNext } =
    (await pageAtCursor(counted, filter, query)) ?? (await pageByNumber(counted, filter, query));
  const cursors = rows.map((row) => row[sortField(query)]);
  return {
    requests:
      scope === 'all'
        ? await staffItems(rows)
        : (await Promise.all(rows.map((row) => clientItem(row, scope.clientId, now)))).filter(
            (row) => row !== null,
          ),
    ...(withNewMessages !== undefined && { withNewMessages }),
    pagination: paginationOf(listTotalOf(counted.counts), { page, limit: query.limit, cursors, hasNext }),
  };
}

/** How many requests of a client have messages that the client has not read. */
async function countWithNewMessages(clientId: string): Promise<number> {
  return counterOf(await readCounters([ownPartition(clientId).pk]), counterKey.newMessages);
}

/** Returns null without a cursor, or if no rows follow it: then the page number applies. */
async function pageAtCursor(
  counted: CountedParts,
  filter: ListFilter,
  query: Page,
): Promise<PageRows | null> {
  const { page, limit, after, before, sortBy, sortOrder } = query;
  const sort = { sortBy, sortOrder };
  const parts = partsWithRows(counted);
  if (after !== undefined) {
    const found = await rowsAfterCursor(parts, filter, { side: 'after', cursor: after, sort }, limit + 1);
    if (found.length === 0) return null;
    return { page, rows: found.slice(0, limit), hasNext: found.length > limit };
  }
  if (before === undefined) return null;
  const cursor: CursorSide = { side: 'before', cursor: before, sort };
  const rows = await rowsAfterCursor(parts, filter, cursor, limit);
  // Fewer rows than a page: return the full first page instead.
  if (rows.length < limit) return pageByNumber(counted, filter, { page: 1, limit, ...sort });
  return { page, rows, hasNext: null };
}

async function pageByNumber(
  { parts, counts }: CountedParts,
  filter: ListFilter,
  { page, limit, ...sort }: Pick<Page, 'page' | 'limit'> & ListSort,
): Promise<PageRows> {
  const windows = pageWindows(
    counts.map(({ count }) => count),
    page,
    limit,
  );
  const rows = await Promise.all(
    windows.map((window) => readWindow(parts[window.part]!.pks, filter, window, counts[window.part]!, sort)),
  );
  return { page, rows: rows.flat(), hasNext: null };
}

/** Reads from the nearer end of a part, because the rows before a page number have to be read, too. */
async function readWindow(
  pks: readonly string[],
  filter: ListFilter,
  { skip, take }: Window,
  { count, isCounted }: PartCount,
  sort: ListSort,
): Promise<ShownRow[]> {
  const rest = count - skip - take;
  // A count of rows has an upper limit, so the end is unknown.
  if (isCounted || rest >= skip) return readRows(pks, filter, { skip, take }, sort);
  const rows = await readRows(pks, filter, { skip: rest, take }, reversed(sort));
  return rows.reverse();
}

function partsWithRows({ parts, counts }: CountedParts) {
  return parts.filter((_, index) => counts[index]?.count !== 0);
}

/** Rows as staff see them. */
export async function staffItems(rows: readonly ShownRow[]): Promise<RequestListPage['requests']> {
  const assignees = await assigneesOf(rows.map(({ assigneeId }) => assigneeId));
  return rows.map((row) => ({
    ...itemOf(row),
    review: row.reviewState,
    amountOwed: row.owedCents / 100,
    assignee: assignees.get(row.assigneeId ?? '') ?? null,
    ...(row.unreadMessages > 0 && { unreadMessages: row.unreadMessages }),
    ...(row.undelivered && { undelivered: [...row.undelivered] }),
    ...(row.secondCheck && { secondCheck: row.secondCheck }),
  }));
}

/**
 * A row as its owner sees it. Reads the request for its next step and unread messages, because embargoes and download windows end without a
 * change that would update the row. Null if the client was just removed from the request.
 */
async function clientItem(
  row: ShownRow,
  userId: string,
  now: Date,
): Promise<RequestListPage['requests'][number] | null> {
  const stored = await readRequest(row.requestId);
  if (stored && isRemoved(stored.value, userId)) return null;
  return {
    ...itemOf(row),
    ...(stored && {
      ...unreadMessagesView(stored.value.thread, 'client'),
      nextStep: await nextStepFor(stored.value, userId, now),
    }),
  };
}

function itemOf(row: ShownRow): RequestListPage['requests'][number] {
  const { requestId, orderId, patientName, patientDob, facilityName, requestType, status } = row;
  return {
    _id: requestId,
    orderId,
    patientName,
    patientDob,
    facilityName,
    requestType,
    status,
    ...shownDue(row.dueDate),
    submittedAt: row.submittedAt,
    uploadedFiles: row.filesCount,
  };
}
