import type { RequestListItem, RequestListPage } from '@portal/contract/requests/schemas/requestList.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The row of a request in a list that this tab has loaded; undefined without one. */
export function useListedRequest(requestId: string): RequestListItem | undefined {
  const queryClient = useQueryClient();
  const [row] = useState(() =>
    queryClient
      .getQueriesData<RequestListPage>({ queryKey: ['requestList'] })
      .flatMap(([, page]) => page?.requests ?? [])
      .find(({ _id }) => _id === requestId),
  );
  return row;
}
