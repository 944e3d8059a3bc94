import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from '../../requests/api/useRefresh.ts';
import { invoicesQuery } from './invoicesQuery.ts';

/** Reloads the invoices of a request and the request itself. Resolves when both are loaded. */
export function useRefreshInvoices(requestId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const refreshRequest = useRefresh(requestId);
  return async () => {
    const { queryKey } = invoicesQuery(requestId);
    await Promise.all([queryClient.invalidateQueries({ queryKey }), refreshRequest()]);
  };
}
