import type { BodyOf } from '@portal/contract/endpoint.ts';
import type {
  ReviewedItem,
  ReviewedSubmission,
} from '@portal/contract/submissions/schemas/submissionReview.ts';
import { reviewSubmission } from '@portal/contract/submissions/endpoints/submissionReview.ts';
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/language/failureTitle.ts';
import { requestDetailsQuery } from '../../requests/api/requestDetailsQuery.ts';
import { SUBMISSIONS } from './submissionQueueQuery.ts';

/** Steps run one after the other, because each names the version that the step before made. */
export const reviewMutation = { mutationKey: ['reviewStep'], scope: { id: 'reviewStep' } };

/** Queries that are outdated after a review step. */
const outdatedQueries = [SUBMISSIONS, 'requestDetails', 'requestActivity', 'requestList', 'messages'];

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

type CheckStep = Extract<BodyOf<typeof reviewSubmission>, { action: 'check' | 'mark' }>;
type Checking =
  | { readonly action: 'check'; readonly checked: boolean }
  | { readonly action: 'mark'; readonly isProblem: boolean };

interface Check extends Pick<CheckStep, 'requestId' | 'seenVersion' | 'itemIds'> {
  readonly change: Checking;
  /** Whether the review was pending. Only then a check makes a new version. */
  readonly startsReview: boolean;
}

const checkMutation = { ...reviewMutation, mutationKey: [...reviewMutation.mutationKey, 'check'] };

/**
 * Saves checks of the checklist, one after the other. `seen`: the review as the clerk saw it. Returns the checklist with
 * the checks that are not saved yet. One that cannot be saved leaves it.
 */
export function useChecks(requestId: string, seen: ReviewedSubmission | null | undefined) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { queryKey } = requestDetailsQuery(requestId);
  const { mutate } = useMutation({
    ...checkMutation,
    mutationFn: (check: Check) => {
      const { itemIds, change } = check;
      const seenVersion = versionAfterOwnSteps(queryClient, check);
      return call(reviewSubmission, { body: { requestId, seenVersion, itemIds, ...change } });
    },
    onSuccess: async (saved, { startsReview }) => {
      // A reload that is under way does not have the check.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (details) =>
        details?.view === 'staff' && details.review && details.review.version <= saved.version
          ? { ...details, review: saved }
          : details,
      );
      if (startsReview) await invalidate(queryClient, [SUBMISSIONS, 'requestList']);
      await invalidate(queryClient, ['requestActivity']);
    },
    onError: async (error) => {
      toasts.show({
        type: 'error',
        message: failureText(error, (reason) => t('The checklist was not saved: {{reason}}', { reason })),
      });
      await invalidate(queryClient, outdatedQueries);
    },
    // A check stops a reload that other changes need. The last one starts it again.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: reviewMutation.mutationKey }) === 1
        ? queryClient.invalidateQueries({ queryKey })
        : undefined,
  });
  const unsaved = useMutationState({
    filters: { mutationKey: checkMutation.mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Check,
  });
  const send = (itemIds: string[], change: Checking) => {
    if (!seen) return;
    const { version: seenVersion, state } = seen;
    mutate({ requestId, seenVersion, startsReview: state === 'pending', itemIds, change });
  };
  return {
    checklist: unsaved
      .filter((check) => check.requestId === requestId)
      .reduce(withCheck, seen?.checklist ?? []),
    check: (itemIds: string[], checked: boolean) => send(itemIds, { action: 'check', checked }),
    /** Marks an item as a problem, which is then not checked, or takes the mark back. */
    mark: (itemId: string, isProblem: boolean) => send([itemId], { action: 'mark', isProblem }),
  };
}

/** Name and time follow when the check is saved. */
function withCheck(checklist: ReviewedItem[], { itemIds, change }: Check): ReviewedItem[] {
  return checklist.map((item) => {
    if (!itemIds.includes(item.itemId)) return item;
    const { problem, ...rest } = item;
    const mark = { by: '', at: '' };
    if (change.action === 'mark') {
      const isSame = (problem !== undefined) === change.isProblem;
      return isSame ? item : { ...rest, ...(change.isProblem ? { checked: null, problem: mark } : {}) };
    }
    if (!change.checked) return { ...item, checked: null };
    return { ...rest, checked: item.checked ?? mark };
  });
}

/**
 * The version that the clerk's own steps made of the one that a check names. These steps were saved while the check
 * waited, and the clerk knows of them. Changes of others are not followed: the server refuses the check.
 */
function versionAfterOwnSteps(
  queryClient: QueryClient,
  check: Pick<Check, 'requestId' | 'seenVersion'>,
): number {
  const { requestId, seenVersion } = check;
  const next = seenVersion + 1;
  const isFollowed = queryClient
    .getMutationCache()
    .findAll({ mutationKey: reviewMutation.mutationKey, status: 'success' })
    .some(({ state }) => {
      const step = state.variables as Pick<Check, 'requestId' | 'seenVersion'> & Partial<Check>;
      const { version } = state.data as ReviewedSubmission;
      return (
        step.requestId === requestId &&
        step.seenVersion === seenVersion &&
        version === next &&
        step.startsReview !== false
      );
    });
  return isFollowed ? versionAfterOwnSteps(queryClient, { requestId, seenVersion: next }) : seenVersion;
}

async function invalidate(queryClient: QueryClient, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
