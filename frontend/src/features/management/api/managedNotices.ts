import { readManagedNotices } from '@portal/contract/configuration/endpoints/manageNotices.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** What others change is seen within this time. */
const SEEN_WITHIN_MS = 30_000;

export const managedNoticesQuery = queryOptions({
  queryKey: ['management', 'notices'],
  queryFn: ({ signal }) => call(readManagedNotices, { signal }),
  staleTime: SEEN_WITHIN_MS,
  refetchInterval: SEEN_WITHIN_MS,
});
