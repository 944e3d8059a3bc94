import { updateFilePayment } from '@portal/contract/endpoints/payments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { call } from '../../../lib/api.ts';
import { type CallAccess, queryKeyOf, withRequestAccess } from './withRequestAccess.ts';

/** Has the server ask how the payment of a file stands, then reads the request again. A failure loses nothing: the payment is recorded by itself, a little later. */
export function useFilePayment(access: CallAccess, fileId: string) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const body = { requestId: access.request._id, fileId };
  return useMutation({
    retry: 2,
    mutationFn: () =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        call(updateFilePayment, { body, requestAccess }),
      ),
    onError: (error) => {
      const reason = t(error.message || 'Failed to update payment status');
      toasts.show({ type: 'error', message: t('Error updating payment status: {{reason}}', { reason }) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(access), exact: true }),
  });
}
