import type { BodyInputOf } from '@portal/contract/endpoint.ts';
import { createPaymentIntent } from '@portal/contract/payments/endpoints/payments.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '../../components/toasts/useToasts.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/apiError.ts';
import {
  clearSubmitted,
  JUST_SUBMITTED,
  SUBMISSION_FAILED,
  type PendingSubmission,
  savePendingSubmission,
  type SubmittedSummary,
  sendDraft,
} from './pendingSubmission.ts';

interface Options {
  /** Called when the server finds the fee unpaid. */
  onPaymentRefused: () => void;
  /** Returns the draft of this tab, for a server that no longer stores it. */
  getDraft: () => BodyInputOf<typeof createPaymentIntent>;
  /** What the next screen shows of the request. */
  getSummary: () => SubmittedSummary;
  /** The bank is still processing the payment; the next screen says so. */
  clearing: boolean;
}

/**
 * Submits the paid draft once and opens the result. Without a response the payment is still valid, so it opens a screen
 * that says so and retries. If the server no longer stores the draft (`isDraftGone`), the next submission sends the
 * draft again first, under the same payment.
 */
export function useSubmission({ onPaymentRefused, getDraft, getSummary, clearing }: Options) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toasts = useToasts();
  // Stays set while the next screen loads, because another click can still arrive.
  const sent = useRef(false);
  const [isDraftGone, setDraftGone] = useState(false);
  const mutation = useMutation({
    mutationFn: async ({ draftId, paymentId }: PendingSubmission) => {
      if (isDraftGone) await call(createPaymentIntent, { body: getDraft(), fallback: SUBMISSION_FAILED });
      return sendDraft({ draftId, paymentId });
    },
    onSuccess: ({ orderId, verificationCode }, pending) => {
      clearSubmitted(pending);
      const address = successAddress(orderId, verificationCode, clearing);
      void navigate(address, { replace: true, state: { ...JUST_SUBMITTED, ...getSummary() } });
    },
    onError: (error, pending) => {
      if (error instanceof ApiError && error.code === 'gone') {
        sent.current = false;
        return setDraftGone(true);
      }
      toasts.show({
        type: 'error',
        message: error instanceof ApiError ? error.message : t(SUBMISSION_FAILED),
      });
      if (isPaymentRefusal(error)) {
        sent.current = false;
        return onPaymentRefused();
      }
      // The session ended: the person can sign in on this page, or submit without an account.
      if (isDraftGone || (error instanceof ApiError && error.code === 'unauthenticated')) {
        sent.current = false;
        return;
      }
      savePendingSubmission(pending);
      void navigate(successAddress(pending.orderId, 'PENDING', clearing), { replace: true });
    },
  });
  const submit = (pending: PendingSubmission) => {
    if (sent.current) return;
    sent.current = true;
    mutation.mutate(pending);
  };
  return { submit, submitting: mutation.isPending, isDraftGone };
}

function isPaymentRefusal(error: Error): boolean {
  return (
    error instanceof ApiError && (error.code === 'payment_incomplete' || error.code === 'payment_mismatch')
  );
}

function successAddress(orderId: string, verificationCode: string, clearing: boolean): string {
  const params = { orderId, verificationCode, ...(clearing && { payment: 'clearing' }) };
  return `/order-success?${new URLSearchParams(params)}`;
}
