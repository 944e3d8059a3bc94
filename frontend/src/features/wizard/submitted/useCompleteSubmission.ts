import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../lib/apiError.ts';
import { addressWithLookup } from '../../requests/lookup/typedLookup.ts';
import { JUST_SUBMITTED, readPendingSubmission, retryPendingSubmission } from '../pendingSubmission.ts';

/** Submits once more what was paid for in this tab; on success the address gets the real code, in place of the old. */
export function useCompleteSubmission() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [pending] = useState(readPendingSubmission);
  const { mutate, isPending, error } = useMutation({ mutationFn: retryPendingSubmission });

  function retry() {
    if (!pending) return;
    // Given to the call, not to the mutation: a person who has left this screen is not fetched back.
    mutate(pending, {
      onSuccess: ({ orderId, verificationCode }) => {
        const known = { orderId, code: verificationCode };
        const search = addressWithLookup(address, known).toString();
        void navigate({ pathname: '/order-success', search }, { replace: true, state: JUST_SUBMITTED });
      },
    });
  }

  const fallbackMessage = t('Something went wrong. We’re still trying to complete your request.');
  return {
    /** False in a tab that knows nothing of the payment; then only the confirmation email brings the code. */
    canRetry: pending !== null,
    retry,
    isRetrying: isPending,
    /** Why the last try failed; null when none did. */
    failure: error && (error instanceof ApiError ? error.message : fallbackMessage),
  };
}
