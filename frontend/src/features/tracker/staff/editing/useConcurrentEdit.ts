import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../lib/apiError.ts';
import { currentRequest } from './currentRequest.ts';

/** Saves one value of a request and detects a concurrent change by someone else. */
export function useConcurrentEdit(
  request: StaffRequestView,
  recordedOf: (request: StaffRequestView) => string,
) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(() => recordedOf(request));
  const [newerValue, setNewerRequest] = useState<StaffRequestView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function refused(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    const now = await currentRequest(queryClient, request._id);
    if (recordedOf(now) === seen) throw error;
    setNewerRequest(now);
  }

  return {
    seen,
    /** The stored value if someone else changed it; null otherwise. */
    newerValue: newerValue && recordedOf(newerValue),
    /** The request with that value. */
    newerRequest: newerValue,
    problem,
    /** Saves. A conflict sets `newerValue`; any other error sets `problem`. */
    save: async (send: () => Promise<unknown>, onSaved: () => void) => {
      setProblem(null);
      try {
        await send();
        onSaved();
      } catch (error) {
        await refused(error).catch((cause: unknown) =>
          setProblem(cause instanceof Error ? cause.message : String(cause)),
        );
      }
    },
    /** Marks the stored value as seen. */
    acknowledge: () => {
      if (newerValue) setSeen(recordedOf(newerValue));
      setNewerRequest(null);
    },
  };
}
