import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../lib/apiError.ts';
import { withLookupParams } from '../../requests/lookup/lookupInput.ts';
import { JUST_SUBMITTED, readPendingSubmission, retryPendingSubmission } from '../pendingSubmission.ts';

/** Retries the pending submission of this tab. On success, replaces the URL with one that has the code. */
export function useCompleteSubmission() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [pending] = useState(readPendingSubmission);
  const { mutate, isPending, error } = useMutation({ mutationFn: retryPendingSubmission });

  function retry() {
    if (!pending) return;
    // A callback of `mutate` does not run after unmount, so a person who left this screen is not redirected.
    mutate(pending, {
      onSuccess: ({ orderId, verificationCode }) => {
        const lookup = { orderId, code: verificationCode };
        const search = withLookupParams(address, lookup).toString();
        void navigate({ pathname: '/order-success', search }, { replace: true, state: JUST_SUBMITTED });
      },
    });
  }

  const fallbackMessage = t('Something went wrong. We’re still trying to complete your request.');
  return {
    /** False in a tab without the pending submission. There, the code only arrives by email. */
    canRetry: pending !== null,
    retry,
    isRetrying: isPending,
    /** Why the last attempt failed; null if none failed. */
    failure: error && (error instanceof ApiError ? error.message : fallbackMessage),
  };
}
