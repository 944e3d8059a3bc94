import { serviceStatus } from '@portal/contract/endpoints/serviceStatus.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const EVERY_MS = 30_000;

/** What works at the moment, asked again every half minute. */
export const serviceStatusQuery = queryOptions({
  queryKey: ['serviceStatus'],
  queryFn: ({ signal }) => call(serviceStatus, { signal }),
  refetchInterval: EVERY_MS,
  staleTime: 0,
  // The page itself says that there is no answer, and asks again soon.
  retry: false,
});
