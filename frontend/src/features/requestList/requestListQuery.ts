import { getAllClientRequests } from '@portal/contract/endpoints/requests.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { ListAddress } from './rules/listAddress.ts';

/** One page of the requests that the person signed in may see. While the next one is fetched, the one before stays. */
export function requestListQuery({ page, limit, filters }: ListAddress) {
  const { requestType, ...texts } = filters;
  const narrowing = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  const query = {
    page,
    limit,
    ...narrowing,
    ...(requestType !== '' && { requestType: Number(requestType) }),
  };
  return queryOptions({
    queryKey: ['requestList', query],
    queryFn: ({ signal }) => call(getAllClientRequests, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: (asked) => asked.state.status === 'success',
  });
}
