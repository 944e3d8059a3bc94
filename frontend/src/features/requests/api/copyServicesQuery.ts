import { listCopyServices } from '@portal/contract/configuration/endpoints/copyServices.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Changes by admins appear within a minute: 30 seconds here plus 30 seconds of server cache. */
const FRESH_MS = 30_000;

/** The offered copy services with their offices, in configured order. */
export const copyServicesQuery = queryOptions({
  queryKey: ['copyServices'],
  queryFn: ({ signal }) => call(listCopyServices, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});
