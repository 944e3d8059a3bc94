import { getSourcePages } from '@portal/contract/packets/endpoints.ts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { pageChecksQuery } from './pageChecksQuery.ts';

interface Reading {
  readonly packetId: string | undefined;
  readonly sourceId: string | undefined;
  readonly isReading: boolean;
}

/** Records that the person reads the pages of a packet, which its second check needs. */
export function useReadPages(requestId: string, { packetId, sourceId, isReading }: Reading): void {
  const queryClient = useQueryClient();
  const read = async (query: { requestId: string; sourceId: string; packetId: string }) => {
    await call(getSourcePages, { query, background: true });
    void queryClient.invalidateQueries(pageChecksQuery(requestId, query.packetId));
    return null;
  };
  useQuery({
    queryKey: ['packetRead', requestId, packetId],
    queryFn: isReading && packetId && sourceId ? () => read({ requestId, sourceId, packetId }) : skipToken,
    staleTime: Infinity,
  });
}
