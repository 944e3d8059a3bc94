import { builtInStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { QueryOf } from '@portal/contract/endpoint.ts';
import { listUnfinishedRequests } from '@portal/contract/requests/endpoints/unfinishedRequests.ts';
import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { listRequestStatuses } from '@portal/contract/configuration/endpoints/configuration.ts';
import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import type { RequestListPage, RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { getWorkViews } from '@portal/contract/requests/endpoints/workViews.ts';
import { listSavedViews, readWorkspace } from '@portal/contract/workspace/endpoints.ts';
import { DEFAULT_WORKSPACE } from '@portal/contract/workspace/schemas.ts';
import { mockOperation } from '../../../testing/mockOperation.ts';
import { server } from '../../../testing/server.ts';

type ListQuery = QueryOf<typeof getAllClientRequests>;

/** A request of the list with a unique number. */
export function aListItem(number: number, facts: Partial<RequestListItem> = {}): RequestListItem {
  return {
    _id: `req_${String(number).padStart(20, '0')}`,
    orderId: `LAW-${number}`,
    patientName: 'Maria Alvarez',
    patientDob: '1980-02-03',
    facilityName: 'Central Medical Center',
    requestType: 7,
    status: 'pending',
    submittedAt: '2026-11-02T15:00:00.000Z',
    uploadedFiles: 2,
    dueDate: '2099-11-17',
    ...facts,
  };
}

/** The requested page of a list with `totalCount` requests. */
export function aPage({ page, limit }: ListQuery, totalCount: number): RequestListPage {
  const skipped = (page - 1) * limit;
  const shown = Math.max(Math.min(limit, totalCount - skipped), 0);
  const totalPages = Math.ceil(totalCount / limit);
  const requests = Array.from({ length: shown }, (_, index) => aListItem(skipped + index + 1));
  return {
    requests,
    pagination: {
      page,
      limit,
      totalCount,
      countIsExact: true,
      totalPages,
      hasNext: page < totalPages,
      hasPrev: page > 1,
      first: requests[0] ? cursorOf(requests[0]) : null,
      last: requests.length > 0 ? cursorOf(requests.at(-1)!) : null,
    },
  };
}

/** The cursor of a request in the list. */
export function cursorOf({ submittedAt, _id }: RequestListItem): string {
  return `${submittedAt}|${_id}`;
}

/** The number of requests in each view. */
export const someCounts = {
  all: 1001,
  mine: 3,
  unassigned: 12,
  due_soon: 4,
  overdue: 1000,
  needs_review: 2,
  my_messages: 0,
  messages: 6,
  no_answer: 0,
  undelivered: 0,
  not_completed: 0,
  to_check: 0,
  returned: 0,
  waiting: 7,
  on_hold: 1,
  unpaid: 9,
};

/** Mocks the list with `reply`, with built-in statuses and no assignees. Returns the queries. */
export function mockLists(
  reply: (query: ListQuery) => RequestListPage | Promise<RequestListPage>,
): ListQuery[] {
  const queries: ListQuery[] = [];
  server.use(
    mockOperation(getAllClientRequests, ({ query }) => {
      queries.push(query);
      return reply(query);
    }),
    mockOperation(listAssignees, () => []),
    mockOperation(listSavedViews, () => []),
    mockOperation(readWorkspace, () => DEFAULT_WORKSPACE),
    mockOperation(getWorkViews, () => ({ changes: 1, counts: someCounts })),
    mockOperation(listUnfinishedRequests, () => []),
    mockOperation(listRequestStatuses, () =>
      builtInStatuses.map((status) => ({ ...status, _id: status.key })),
    ),
  );
  return queries;
}
