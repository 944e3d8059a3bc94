import type { RequestFilter, RequestListQuery } from '@portal/contract/requests/schemas/requestList.ts';

/** The filters of a list query, without its page and order. */
export function filtersOf(query: RequestListQuery): RequestFilter {
  const {
    page: _page,
    limit: _limit,
    after: _after,
    before: _before,
    sortBy: _by,
    sortOrder: _order,
    ...filters
  } = query;
  return filters;
}
