import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';
import type { ListAnchor } from './rules/listAnchor.ts';
import { filterQuery } from './rules/filterQuery.ts';
import type { ListAddress } from './rules/listAddress.ts';

/** The page of an address, and where it lies when that is known. */
interface ListPage extends ListAddress {
  readonly beside: ListAnchor | null;
}

/** The documented order of the list, and the only one. */
const sortBy = 'submittedAt' as const;
const sortOrder = 'desc' as const;

/** One page of the requests that the person signed in may see. While the next one is fetched, the one before stays. */
export function requestListQuery({ page, limit, filters, beside }: ListPage) {
  const query = { page, limit, sortBy, sortOrder, ...filterQuery(filters), ...beside };
  return queryOptions({
    ...syncAcrossTabs,
    queryKey: ['requestList', query],
    queryFn: ({ signal }) =>
      call(getAllClientRequests, { query, signal, fallback: 'Failed to fetch client requests' }),
    placeholderData: keepPreviousData,
    // Others change it at any time: what is looked at again is loaded again.
    refetchOnWindowFocus: (asked) => asked.state.status === 'success' && 'always',
  });
}
