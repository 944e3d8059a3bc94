import type { RequestListPage, RequestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { ShownRow } from '../../data/views/queryRows.ts';
import { readRows } from '../../data/views/readRows.ts';
import type { CursorSide } from '../../data/views/rowConditions.ts';
import type { ListFilter } from '../../domain/requests/list/listFilter.ts';
import { pageWindows, paginationOf, listTotalOf } from '../../domain/requests/list/listPage.ts';
import { assigneesOf } from '../accounts/assignees.ts';
import { countedParts, type CountedParts, type ListScope } from './listParts.ts';
import { rowsAfterCursor } from './rowsAfterCursor.ts';
import { nextStepFor } from './viewRequest.ts';

type Page = Pick<RequestListQuery, 'page' | 'limit' | 'after' | 'before'>;

/** The rows of a page. `hasNext` is null if it follows from the total. */
interface PageRows {
  readonly page: number;
  readonly rows: readonly ShownRow[];
  readonly hasNext: boolean | null;
}

/** Returns a page of the matching requests, newest first: by page number, or after or before a cursor. */
export async function listRequests(
  scope: ListScope,
  filter: ListFilter,
  query: Page,
  now: Date,
): Promise<RequestListPage> {
  const counted = await countedParts(scope, filter);
  const { page, rows, hasNext } =
    (await pageAtCursor(counted, filter, query)) ?? (await pageByNumber(counted, filter, query));
  const cursors = rows.map(({ sortKey }) => sortKey);
  return {
    requests:
      scope === 'all'
        ? await staffItems(rows)
        : await Promise.all(rows.map((row) => clientItem(row, scope.clientId, now))),
    pagination: paginationOf(listTotalOf(counted.counts), { page, limit: query.limit, cursors, hasNext }),
  };
}

/** Returns null without a cursor, or if no rows follow it: then the page number applies. */
async function pageAtCursor(
  counted: CountedParts,
  filter: ListFilter,
  query: Page,
): Promise<PageRows | null> {
  const { page, limit, after, before } = query;
  const parts = partsWithRows(counted);
  if (after !== undefined) {
    const found = await rowsAfterCursor(parts, filter, { side: 'after', cursor: after }, limit + 1);
    if (found.length === 0) return null;
    return { page, rows: found.slice(0, limit), hasNext: found.length > limit };
  }
  if (before === undefined) return null;
  const cursor: CursorSide = { side: 'before', cursor: before };
  const rows = await rowsAfterCursor(parts, filter, cursor, limit);
  // Fewer rows than a page: return the full first page instead.
  if (rows.length < limit) return pageByNumber(counted, filter, { page: 1, limit });
  return { page, rows, hasNext: null };
}

async function pageByNumber(
  { parts, counts }: CountedParts,
  filter: ListFilter,
  { page, limit }: Pick<Page, 'page' | 'limit'>,
): Promise<PageRows> {
  const windows = pageWindows(
    counts.map(({ count }) => count),
    page,
    limit,
  );
  const rows = await Promise.all(windows.map((window) => readRows(parts[window.part]!.pks, filter, window)));
  return { page, rows: rows.flat(), hasNext: null };
}

function partsWithRows({ parts, counts }: CountedParts) {
  return parts.filter((_, index) => counts[index]?.count !== 0);
}

async function staffItems(rows: readonly ShownRow[]): Promise<RequestListPage['requests']> {
  const assignees = await assigneesOf(rows.map(({ assigneeId }) => assigneeId));
  return rows.map((row) => ({ ...itemOf(row), assignee: assignees.get(row.assigneeId ?? '') ?? null }));
}

/**
 * A row as its owner sees it. Reads the request for its next step, because embargoes and download windows end without a
 * change that would update the row.
 */
async function clientItem(
  row: ShownRow,
  userId: string,
  now: Date,
): Promise<RequestListPage['requests'][number]> {
  const stored = await readRequest(row.requestId);
  return {
    ...itemOf(row),
    ...(stored && { nextStep: await nextStepFor(stored.value, userId, now) }),
  };
}

function itemOf(row: ShownRow): RequestListPage['requests'][number] {
  const { requestId, sortKey: _, assigneeId: __, filesCount, ...fields } = row;
  return { _id: requestId, ...fields, uploadedFiles: filesCount };
}
