import type { DataOf } from '@portal/contract/endpoint.ts';
import { getPageChecks } from '@portal/contract/packets/checkEndpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export type PageChecks = DataOf<typeof getPageChecks>;

export const pageChecksKey = (requestId: string) => ['pageChecks', requestId] as const;

/** What the pages of a packet say, and what people say about them. */
export function pageChecksQuery(requestId: string) {
  return queryOptions({
    queryKey: pageChecksKey(requestId),
    queryFn: ({ signal }) =>
      call(getPageChecks, { query: { requestId }, signal, fallback: 'Failed to load the page checks' }),
    staleTime: 0,
  });
}
