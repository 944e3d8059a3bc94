import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/apiError.ts';
import { managedNoticesQuery } from './managedNotices.ts';
import { useListMutation } from './useListMutation.ts';

/**
 * Changes copy services or notices as they were when the form was opened. Whoever was told what somebody else changed
 * meanwhile has seen that, and may save again.
 */
export function useNoticeChange<Body>(send: (body: Body, seen: number) => Promise<unknown>) {
  const queryClient = useQueryClient();
  const revision = () => queryClient.getQueryData(managedNoticesQuery.queryKey)?.revision ?? 0;
  const [seen, setSeen] = useState(revision);
  return useListMutation('notices', async (body: Body) => {
    try {
      return await send(body, seen);
    } catch (error) {
      if (isConflict(error)) {
        await queryClient.refetchQueries({ queryKey: managedNoticesQuery.queryKey });
        setSeen(revision());
      }
      throw error;
    }
  });
}

/** A name that is taken is a conflict as well, but one of its field. */
function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict' && Object.keys(error.fields).length === 0;
}
