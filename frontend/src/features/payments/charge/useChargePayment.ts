import {
  updateFilePayment,
  updateInvoicePayment,
} from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { type CallAccess, queryKeyOf, withRequestAccess } from '../../requests/api/withRequestAccess.ts';
import type { Charge } from './charge.ts';

const failureMessages = {
  file: 'Failed to update payment status',
  invoice: 'Failed to update invoice payment status',
} as const;

type PaidItem =
  | Pick<Charge & { kind: 'file' }, 'kind' | 'fileId'>
  | Pick<Charge & { kind: 'invoice' }, 'kind' | 'invoiceId'>;

/**
 * Makes the server check the payment of an item at the provider, then reloads the request. A payment for several items is
 * recorded with any of them. If this fails, the server records the payment later.
 */
export function useChargePayment(access: CallAccess) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const requestId = access.request._id;
  return useMutation({
    retry: 2,
    mutationFn: (charge: PaidItem) =>
      withRequestAccess<unknown>(queryClient, access, (requestAccess) =>
        charge.kind === 'file'
          ? call(updateFilePayment, {
              body: { requestId, fileId: charge.fileId },
              requestAccess,
              fallback: failureMessages.file,
            })
          : call(updateInvoicePayment, {
              body: { requestId, invoiceId: charge.invoiceId },
              requestAccess,
              fallback: failureMessages.invoice,
            }),
      ),
    onError: (error, charge) => {
      const reason = error instanceof ApiError ? error.message : t(failureMessages[charge.kind]);
      toasts.show({ type: 'error', message: t('Error updating payment status: {{reason}}', { reason }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(access), exact: true }),
  });
}
