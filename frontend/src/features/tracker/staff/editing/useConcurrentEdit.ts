import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../lib/apiError.ts';
import { currentRequest } from './currentRequest.ts';

/** A value of a request that a form changes: as the reader saw it, and as somebody else changed it in the meantime. */
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
    /** The value on record that somebody else chose; null when nobody did. */
    newerValue: newerValue && recordedOf(newerValue),
    /** The request with it. */
    newerRequest: newerValue,
    problem,
    /** Saves; a refusal becomes the problem, or the value that overtook this one. */
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
    /** Whatever is chosen, the reader has now seen what is on record. */
    acknowledge: () => {
      if (newerValue) setSeen(recordedOf(newerValue));
      setNewerRequest(null);
    },
  };
}
