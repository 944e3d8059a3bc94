import { submitClientRequest } from '@portal/contract/requests/endpoints/submission.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { serverProblems } from '../requests/fields/fieldProblems.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import { refuseUploads } from '../uploads/refusedFiles.ts';
import type { UploadQueue } from '../uploads/uploadQueue.ts';
import { internalFields, type InternalValues } from './internalValues.ts';
import { toInternalRequest } from './rules/toInternalRequest.ts';

/** Message for a failure without a reason. */
export const INTERNAL_SUBMIT_FAILED = 'Failed to submit request. Please try again.';

interface Options {
  draftId: string;
  queue: UploadQueue;
  form: UseFormReturn<InternalValues>;
  onSubmitted: (orderId: string) => void;
}

/** Submits the complete form. Retries are safe: the draft ID makes all attempts one request. */
export function useInternalSubmit({ draftId, queue, form, onSubmitted }: Options) {
  /** Changes after each failed attempt, so that the summary gets the focus again. */
  const [failedAttempts, setFailedAttempts] = useState(0);
  const countFailedAttempt = () => setFailedAttempts((count) => count + 1);
  /** True while submitting, and forever after success: blocks a second submission. */
  const isBusy = useRef(false);
  const sending = useMutation({
    mutationFn: (values: InternalValues) =>
      call(submitClientRequest, {
        body: submitClientRequest.body.parse({
          source: 'internal',
          draftId,
          ...toInternalRequest(values, queue.uploads()),
        }),
        fallback: INTERNAL_SUBMIT_FAILED,
      }),
    onSuccess: ({ orderId }) => onSubmitted(orderId),
    onError: (error) => {
      isBusy.current = false;
      if (error instanceof ApiError) refuseUploads(queue, 'uploadedFiles', 'uploadedFiles', error.fields);
      const problems = error instanceof ApiError ? serverProblems(internalFields, error.fields) : [];
      for (const { field, message } of problems) form.setError(field, { type: 'server', message });
      if (problems.length > 0) countFailedAttempt();
    },
  });
  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    sending.reset();
    let isInvalid = false;
    await form.handleSubmit(
      (values) => sending.mutate(values),
      () => {
        isInvalid = true;
      },
    )();
    // The errors are rendered only now, so only now can the summary get the focus.
    if (!isInvalid) return;
    isBusy.current = false;
    countFailedAttempt();
  };
  return { submit: () => void send(), failedAttempts, isSending: sending.isPending, error: sending.error };
}
