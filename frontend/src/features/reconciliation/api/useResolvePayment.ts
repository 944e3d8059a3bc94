import { resolveUnsettledPayment } from '@portal/contract/endpoints/reconciliation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { UNSETTLED_PAYMENTS } from './unsettledPaymentsQuery.ts';

/** Notes how a payment was resolved. */
export function useResolvePayment(onSuccess: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (resolution: { intentId: string; note: string }) =>
      call(resolveUnsettledPayment, { body: resolution }),
    onSuccess,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [UNSETTLED_PAYMENTS] }),
  });
}
