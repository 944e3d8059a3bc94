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
  forgetSubmitted,
  JUST_SUBMITTED,
  NOT_SUBMITTED,
  type PendingSubmission,
  savePendingSubmission,
  sendDraft,
} from './pendingSubmission.ts';

interface Options {
  /** The server finds that the fee is not paid. */
  onPaymentRefused: () => void;
  /** The draft as it stands here, for a server that does not keep it any more. */
  draftOf: () => BodyInputOf<typeof createPaymentIntent>;
  /** The bank is still processing the payment; the next screen says so. */
  clearing: boolean;
}

/**
 * Submits the paid draft and moves on to its result; a click while it is under way does nothing. When the answer
 * fails to come the payment still stands, so the person moves on as well, to a screen that says so and tries again.
 * A draft that the server has forgotten is sent to it again first, under the payment that was made (`forgotten`).
 */
export function useSubmission({ onPaymentRefused, draftOf, clearing }: Options) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toasts = useToasts();
  // Stays set while the next screen is on its way, when another click can still arrive.
  const sent = useRef(false);
  const [forgotten, setForgotten] = useState(false);
  const mutation = useMutation({
    mutationFn: async ({ draftId, paymentId }: PendingSubmission) => {
      if (forgotten) await call(createPaymentIntent, { body: draftOf(), fallback: NOT_SUBMITTED });
      return sendDraft({ draftId, paymentId });
    },
    onSuccess: ({ orderId, verificationCode }, pending) => {
      forgetSubmitted(pending);
      const address = successAddress(orderId, verificationCode, clearing);
      void navigate(address, { replace: true, state: JUST_SUBMITTED });
    },
    onError: (error, pending) => {
      if (error instanceof ApiError && error.code === 'gone') {
        sent.current = false;
        return setForgotten(true);
      }
      toasts.show({ type: 'error', message: error instanceof ApiError ? error.message : t(NOT_SUBMITTED) });
      if (isPaymentRefusal(error)) {
        sent.current = false;
        return onPaymentRefused();
      }
      if (forgotten) {
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
  return { submit, submitting: mutation.isPending, forgotten };
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
