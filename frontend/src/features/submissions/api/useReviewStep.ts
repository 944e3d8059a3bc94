import type { BodyOf } from '@portal/contract/endpoint.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { SUBMISSIONS } from './submissionQueueQuery.ts';

/** Queries that are outdated after a review step. */
const outdatedQueries = [SUBMISSIONS, 'requestDetails', 'requestActivity', 'requestList'];

/** Performs a review step. Pending until the outdated queries are reloaded, also after an error. */
export function useReviewStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof reviewSubmission>) => call(reviewSubmission, { body }),
    onSettled: () =>
      Promise.all(outdatedQueries.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}

export type ReviewSteps = ReturnType<typeof useReviewStep>;
