import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type ClientViewAccess, queryKeyOf } from '../api/withRequestAccess.ts';

/** State of a history entry. */
interface LeftCode {
  readonly hasLeftCode: true;
}

/** Whether the page is shown by the account after the code of a lookup was replaced. `state` is that of the history entry. */
export function hasLeftOldCode(state: unknown): boolean {
  return (state as Partial<LeftCode> | null)?.hasLeftCode === true;
}

/**
 * Returns a function to call when the verification code was replaced. A page opened with the old code would ask for the new
 * one, so the account opens it.
 */
export function useLeaveOldCode(access: ClientViewAccess): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    if (access.pair === null) return;
    const state: LeftCode = { hasLeftCode: true };
    void navigate(`/dashboard/request/${access.request._id}`, { replace: true, state });
    queryClient.removeQueries({ queryKey: queryKeyOf(access), type: 'inactive' });
  };
}
