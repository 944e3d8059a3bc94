import { updateFilePayment, updateInvoicePayment } from '@portal/contract/payments/endpoints/payments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { type CallAccess, queryKeyOf, withRequestAccess } from '../../requests/api/withRequestAccess.ts';
import type { Charge } from './charge.ts';

const failed = {
  file: 'Failed to update payment status',
  invoice: 'Failed to update invoice payment status',
} as const;

/** Has the server ask how a payment stands, then reads the request again. A failure loses nothing: the payment is recorded by itself, a little later. */
export function useChargePayment(access: CallAccess, charge: Charge) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const requestId = access.request._id;
  return useMutation({
    retry: 2,
    mutationFn: () =>
      withRequestAccess<unknown>(queryClient, access, (requestAccess) =>
        charge.kind === 'file'
          ? call(updateFilePayment, {
              body: { requestId, fileId: charge.fileId },
              requestAccess,
              fallback: failed.file,
            })
          : call(updateInvoicePayment, {
              body: { requestId, invoiceId: charge.invoiceId },
              requestAccess,
              fallback: failed.invoice,
            }),
      ),
    onError: (error) => {
      const reason = error instanceof ApiError ? error.message : t(failed[charge.kind]);
      toasts.show({ type: 'error', message: t('Error updating payment status: {{reason}}', { reason }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(access), exact: true }),
  });
}
