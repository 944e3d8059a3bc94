import type { BodyOf } from '@portal/contract/endpoint.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { requestDetailsQuery } from '../../requests/api/requestDetailsQuery.ts';
import { SUBMISSIONS } from './submissionQueueQuery.ts';

/** Steps run one after the other, because each names the version that the step before made. */
export const reviewMutation = { mutationKey: ['reviewStep'], scope: { id: 'reviewStep' } };

/** Queries that are outdated after a review step. */
const outdatedQueries = [SUBMISSIONS, 'requestDetails', 'requestActivity', 'requestList'];

/** Performs a review step. Pending until the outdated queries are reloaded, also after an error. */
export function useReviewStep() {
  const queryClient = useQueryClient();
  return useMutation({
    ...reviewMutation,
    mutationFn: (body: BodyOf<typeof reviewSubmission>) => call(reviewSubmission, { body }),
    onSettled: () => invalidate(queryClient, outdatedQueries),
  });
}

export type ReviewSteps = ReturnType<typeof useReviewStep>;

interface Check {
  readonly itemIds: string[];
  readonly checked: boolean;
}

/** Checks or unchecks items of the checklist at once, saves that, and undoes it if saving fails. */
export function useChecks(requestId: string) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { queryKey } = requestDetailsQuery(requestId);
  const reviewNow = () => {
    const details = queryClient.getQueryData(queryKey);
    return (details?.view === 'staff' && details.review) || null;
  };
  const change = (changed: (review: ReviewedSubmission) => ReviewedSubmission) =>
    queryClient.setQueryData(queryKey, (details) =>
      details?.view === 'staff' && details.review ? { ...details, review: changed(details.review) } : details,
    );
  return useMutation({
    ...reviewMutation,
    mutationFn: (check: Check) =>
      call(reviewSubmission, {
        body: { action: 'check', requestId, seenVersion: reviewNow()?.version ?? 0, ...check },
      }),
    onMutate: async ({ itemIds, checked }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = reviewNow();
      // The name follows with the answer.
      const mark = checked ? { by: '', at: new Date().toISOString() } : null;
      change((review) => ({
        ...review,
        checklist: review.checklist.map((item) =>
          itemIds.includes(item.itemId) ? { ...item, checked: mark } : item,
        ),
      }));
      return before;
    },
    onSuccess: async (saved, { itemIds }, before) => {
      // Later checks are not saved yet and stay.
      change((review) => withItems(saved, itemIds, { from: saved, others: review }));
      if (before?.state !== saved.state) await invalidate(queryClient, [SUBMISSIONS, 'requestList']);
      await invalidate(queryClient, ['requestActivity']);
    },
    onError: async ({ message }, { itemIds }, before) => {
      if (before) change((review) => withItems(review, itemIds, { from: before, others: review }));
      toasts.show({
        type: 'error',
        message: t('The checklist was not saved: {{reason}}', { reason: message }),
      });
      await invalidate(queryClient, outdatedQueries);
    },
    // A check stops a reload that other changes need. The last one starts it again.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: reviewMutation.mutationKey }) === 1
        ? queryClient.invalidateQueries({ queryKey })
        : undefined,
  });
}

/** The review with the items of `from`, if they are among `itemIds`, and the other items of `others`. */
function withItems(
  review: ReviewedSubmission,
  itemIds: readonly string[],
  { from, others }: { from: ReviewedSubmission; others: ReviewedSubmission },
): ReviewedSubmission {
  const checklist = review.checklist.map((item) => {
    const source = itemIds.includes(item.itemId) ? from : others;
    return source.checklist.find(({ itemId }) => itemId === item.itemId) ?? item;
  });
  return { ...review, checklist };
}

async function invalidate(queryClient: QueryClient, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
