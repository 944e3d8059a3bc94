import { listInvoices } from '@portal/contract/invoices/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { syncAcrossTabs } from '../../../lib/dataChanges.ts';

/** All invoices of a request for staff, newest first. Refetched on focus, because clients can pay at any time. */
export function invoicesQuery(requestId: string) {
  return queryOptions({
    ...syncAcrossTabs,
    queryKey: ['invoices', requestId],
    queryFn: ({ signal }) => call(listInvoices, { query: { requestId, showAll: 'true' }, signal }),
    staleTime: 10_000,
    refetchOnWindowFocus: (query) => query.state.status === 'success',
  });
}
