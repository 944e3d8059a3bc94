import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { syncAcrossTabs } from '../../lib/dataChanges.ts';
import type { ListAnchor } from './rules/listAnchor.ts';
import { filterQuery } from './rules/filterQuery.ts';
import type { ListParams } from './rules/listParams.ts';

/** The page to load. `anchor`: a cursor next to it, if known. */
interface ListPage extends Pick<ListParams, 'page' | 'limit' | 'filters' | 'sort'> {
  readonly anchor: ListAnchor | null;
}

/** One page of the requests that the signed-in person may see. The previous page stays while the next one loads. */
export function requestPageQuery({ page, limit, filters, sort, anchor }: ListPage) {
  const query = { page, limit, ...sort, ...filterQuery(filters), ...anchor };
  return queryOptions({
    ...syncAcrossTabs,
    queryKey: ['requestList', query] as const,
    queryFn: ({ signal }) =>
      call(getAllClientRequests, { query, signal, fallback: 'Failed to fetch client requests' }),
    placeholderData: keepPreviousData,
    // Others may change the list at any time.
    refetchOnWindowFocus: ({ state }) => state.status === 'success' && 'always',
  });
}
