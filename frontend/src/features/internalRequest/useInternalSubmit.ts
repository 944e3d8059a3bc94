import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import type { UploadQueue } from '../uploads/uploadQueue.ts';
import type { InternalValues } from './internalValues.ts';
import { refusedFields } from './rules/internalProblems.ts';
import { toInternalRequest } from './rules/toInternalRequest.ts';

/** Shown when the server gives no reason or was not reached. */
export const NOT_SUBMITTED = 'Failed to submit request. Please try again.';

interface Options {
  draftId: string;
  queue: UploadQueue;
  form: UseFormReturn<InternalValues>;
  onSubmitted: (orderId: string) => void;
}

/** Sends the form once it is complete, as often as it takes: the draft id makes one request of all tries. */
export function useInternalSubmit({ draftId, queue, form, onSubmitted }: Options) {
  /** Counts the refusals, so that the summary takes the focus each time. */
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((before) => before + 1);
  /** From the press of the button on, and for good once it is submitted. */
  const isBusy = useRef(false);
  const sending = useMutation({
    mutationFn: (values: InternalValues) =>
      call(submitClientRequest, {
        body: submitClientRequest.body.parse({
          source: 'internal',
          draftId,
          ...toInternalRequest(values, queue.uploads()),
        }),
        fallback: NOT_SUBMITTED,
      }),
    onSuccess: ({ orderId }) => onSubmitted(orderId),
    onError: (error) => {
      isBusy.current = false;
      const refused = error instanceof ApiError ? refusedFields(error.fields) : [];
      for (const { field, message } of refused) form.setError(field, { type: 'server', message });
      if (refused.length > 0) refuse();
    },
  });
  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    sending.reset();
    let isRefused = false;
    await form.handleSubmit(
      (values) => sending.mutate(values),
      () => {
        isRefused = true;
      },
    )();
    // Only now are the errors published, so only now is there a summary to take the focus.
    if (!isRefused) return;
    isBusy.current = false;
    refuse();
  };
  return { submit: () => void send(), refusals, isSending: sending.isPending, error: sending.error };
}
