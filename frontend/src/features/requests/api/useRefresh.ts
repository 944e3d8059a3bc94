import { useQueryClient } from '@tanstack/react-query';
import { requestDetailsKey } from './requestDetailsKey.ts';

/** Returns a function that reloads the request and resolves when it is loaded. Also marks the list as outdated. */
export function useRefresh(requestId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['requestList'] });
    await queryClient.invalidateQueries({ queryKey: requestDetailsKey(requestId) });
  };
}
