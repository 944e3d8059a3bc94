import type { DataOf } from '@portal/contract/endpoint.ts';
import { getPageChecks } from '@portal/contract/packets/checkEndpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export type PageChecks = DataOf<typeof getPageChecks>;

export const pageChecksKey = (requestId: string) => ['pageChecks', requestId] as const;

/**
 * What the pages of a request say, and what people say about them: as they are now, or as a packet has them. Of a packet whose
 * version is no longer kept, they are as they are now; `version` tells.
 */
export function pageChecksQuery(requestId: string, packetId?: string) {
  return queryOptions({
    queryKey: packetId === undefined ? pageChecksKey(requestId) : [...pageChecksKey(requestId), packetId],
    queryFn: ({ signal }) =>
      call(getPageChecks, {
        query: { requestId, ...(packetId !== undefined && { packetId }) },
        signal,
        fallback: 'Failed to load the page checks',
      }),
    staleTime: 0,
  });
}
