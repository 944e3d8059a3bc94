import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from '../requests/api/useRefresh.ts';
import { noticesKey } from './noticesQuery.ts';

/** Returns a function that reloads a request after a change of its notices, and resolves when the request is loaded. */
export function useNoticesRefresh(requestId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const refresh = useRefresh(requestId);
  return async () => {
    void queryClient.invalidateQueries({ queryKey: noticesKey(requestId) });
    void queryClient.invalidateQueries({ queryKey: ['requestActivity', requestId] });
    void queryClient.invalidateQueries({ queryKey: ['accessLog', requestId] });
    await refresh();
  };
}
