import { listUsers } from '@portal/contract/endpoints/people.ts';
import type { QueryInputOf } from '@portal/contract/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export type PeopleFilter = Required<Pick<QueryInputOf<typeof listUsers>, 'search' | 'role' | 'state'>> & {
  page: number;
};

const SEEN_WITHIN_MS = 30_000;

export function peopleQuery(filter: PeopleFilter) {
  return queryOptions({
    queryKey: ['management', 'people', filter],
    queryFn: ({ signal }) => call(listUsers, { query: filter, signal }),
    placeholderData: keepPreviousData,
    staleTime: SEEN_WITHIN_MS,
    refetchInterval: SEEN_WITHIN_MS,
  });
}
