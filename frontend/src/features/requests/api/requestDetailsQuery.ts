import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';
import { requestDetailsKey } from './requestDetailsKey.ts';
import { scanRefetchInterval } from './scanRefetchInterval.ts';

/** A request as the signed-in person may see it. The server returns 404 for requests of others. */
export function requestDetailsQuery(requestId: string) {
  return queryOptions({
    ...syncAcrossTabs,
    queryKey: requestDetailsKey(requestId),
    queryFn: ({ signal }) =>
      call(getRequestDetails, { query: { requestId }, signal, fallback: 'Failed to fetch request details' }),
    staleTime: 10_000,
    refetchOnWindowFocus: (query) => query.state.status === 'success',
    refetchInterval: scanRefetchInterval,
  });
}
