import { getAllClientRequests } from '@portal/contract/requests/endpoints/requestList.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { syncAcrossTabs } from '../../lib/dataChanges.ts';

/** How many requests of the signed-in client have messages that they have not read. */
export const newMessagesQuery = queryOptions({
  ...syncAcrossTabs,
  queryKey: ['newMessages'],
  queryFn: async ({ signal }) => {
    const page = await call(getAllClientRequests, { query: { limit: 1 }, signal });
    return page.withNewMessages ?? 0;
  },
  refetchOnWindowFocus: ({ state }) => state.status === 'success' && 'always',
});
