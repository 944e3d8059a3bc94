import { readRetention } from '@portal/contract/retention/endpoints/retention.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const SEEN_WITHIN_MS = 30_000;

export const retentionQuery = queryOptions({
  queryKey: ['management', 'retention'],
  queryFn: ({ signal }) => call(readRetention, { signal }),
  staleTime: SEEN_WITHIN_MS,
  refetchInterval: SEEN_WITHIN_MS,
});
