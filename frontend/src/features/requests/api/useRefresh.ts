import { useQueryClient } from '@tanstack/react-query';
import { requestDetailsQuery } from './requestDetailsQuery.ts';

/** Returns a function that reloads the request and resolves when it is loaded. Also marks the list as outdated. */
export function useRefresh(requestId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['requestList'] });
    await queryClient.invalidateQueries({ queryKey: requestDetailsQuery(requestId).queryKey });
  };
}
