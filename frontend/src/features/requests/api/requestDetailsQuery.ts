import { getRequestDetails } from '@portal/contract/requests/endpoints/requestDetails.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';
import { scanRefetchInterval } from './scanRefetchInterval.ts';

/** A request as the person signed in may see it. One that is not theirs answers 404. */
export function requestDetailsQuery(requestId: string) {
  return queryOptions({
    ...syncAcrossTabs,
    queryKey: ['requestDetails', requestId],
    queryFn: ({ signal }) =>
      call(getRequestDetails, { query: { requestId }, signal, fallback: 'Failed to fetch request details' }),
    staleTime: 10_000,
    refetchOnWindowFocus: (query) => query.state.status === 'success',
    refetchInterval: scanRefetchInterval,
  });
}
