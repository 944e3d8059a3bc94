import { useQueryClient } from '@tanstack/react-query';
import { requestDetailsQuery } from './requestDetailsQuery.ts';

/** Loads the request again after it was changed; done once it is there. The list is loaded again when it is next looked at. */
export function useRefresh(requestId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: ['requestList'] });
    await queryClient.invalidateQueries({ queryKey: requestDetailsQuery(requestId).queryKey });
  };
}
