import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from '../../requests/api/useRefresh.ts';
import { invoicesQuery } from './invoicesQuery.ts';

/** Loads the invoices of a request again, and the request with them; done once they are there. */
export function useRefreshInvoices(requestId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const refreshRequest = useRefresh(requestId);
  return async () => {
    const { queryKey } = invoicesQuery(requestId);
    await Promise.all([queryClient.invalidateQueries({ queryKey }), refreshRequest()]);
  };
}
