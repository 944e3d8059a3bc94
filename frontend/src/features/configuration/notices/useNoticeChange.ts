import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/apiError.ts';
import { managedNoticesQuery, noticeKeys } from './managedNotices.ts';
import { useListMutation } from '../../../lib/query/useListMutation.ts';

/**
 * Changes copy services or notices at the revision that was current when the form opened. After a conflict, the next
 * save uses the latest revision: the error message says what changed.
 */
export function useNoticeChange<Body>(send: (body: Body, seen: number) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const revision = () => queryClient.getQueryData(managedNoticesQuery.queryKey)?.revision ?? 0;
  const [seen, setSeen] = useState(revision);
  return useListMutation(noticeKeys, async (body: Body) => {
    try {
      return await send(body, seen);
    } catch (error) {
      if (isRevisionConflict(error)) {
        await queryClient.refetchQueries({ queryKey: managedNoticesQuery.queryKey });
        setSeen(revision());
      }
      throw error;
    }
  });
}

/** Whether the revision is out of date. A name in use is also a conflict, but one with a field error. */
function isRevisionConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict' && Object.keys(error.fields).length === 0;
}
