import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** What admins change is seen everywhere within a minute; the server remembers the list for half of it. */
const FRESH_MS = 30_000;

/** The copy services on offer with their offices, in their configured order. */
export const copyServicesQuery = queryOptions({
  queryKey: ['copyServices'],
  queryFn: ({ signal }) => call(listCopyServices, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});
