import type { BodyOf } from '@portal/contract/endpoint.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { SUBMISSIONS } from './submissionsQuery.ts';

/** What other screens have of the request is older than the step. */
const shownElsewhere = [SUBMISSIONS, 'requestDetails', 'requestActivity', 'requestList'];

/** Takes a step of a review. It is over when what is shown of the submission is as new as the step, also when that was refused. */
export function useReviewStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof reviewSubmission>) => call(reviewSubmission, { body }),
    onSettled: () =>
      Promise.all(shownElsewhere.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}

export type ReviewSteps = ReturnType<typeof useReviewStep>;
