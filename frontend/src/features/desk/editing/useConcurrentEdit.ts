import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/apiError.ts';
import { fetchCurrentRequest } from './fetchCurrentRequest.ts';

/**
 * Saves one value of a request and detects a concurrent change by someone else. `seenEarlier`: the value that the person
 * saw before an interruption.
 */
export function useConcurrentEdit(
  request: StaffRequestView,
  storedValueOf: (request: StaffRequestView) => string,
  seenEarlier?: string,
) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(() => seenEarlier ?? storedValueOf(request));
  const [newerRequest, setNewerRequest] = useState<StaffRequestView | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);

  async function handleSaveError(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    const current = await fetchCurrentRequest(queryClient, request._id);
    if (storedValueOf(current) === seen) throw error;
    setNewerRequest(current);
  }

  return {
    seen,
    /** The stored value if someone else changed it; null otherwise. */
    newerValue: newerRequest && storedValueOf(newerRequest),
    /** The request that has that value. */
    newerRequest,
    problem,
    /** Saves. A conflict sets `newerValue`; any other error sets `problem`. */
    save: async (send: () => Promise<unknown>, onSaved: () => void) => {
      setProblem(null);
      try {
        await send();
        onSaved();
      } catch (error) {
        await handleSaveError(error).catch((cause: unknown) =>
          setProblem(cause instanceof Error ? cause : new Error(String(cause))),
        );
      }
    },
    /** Marks the stored value as seen. */
    acknowledge: () => {
      if (newerRequest) setSeen(storedValueOf(newerRequest));
      setNewerRequest(null);
    },
  };
}
