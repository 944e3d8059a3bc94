import { retryUnsettledPayment } from '@portal/contract/endpoints/reconciliation.ts';
import type { UnsettledPayment } from '@portal/contract/schemas/unsettledPayment.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { UNSETTLED_PAYMENTS } from './unsettledPaymentsQuery.ts';

/** Tries once more to settle a payment. */
export function useRetryPayment(told: {
  onSuccess: (payment: UnsettledPayment) => void;
  onError: (error: Error) => void;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (intentId: string) => call(retryUnsettledPayment, { body: { intentId } }),
    ...told,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [UNSETTLED_PAYMENTS] }),
  });
}
