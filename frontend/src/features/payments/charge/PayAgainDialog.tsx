import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { type ClientViewAccess, withRequestAccess } from '../../requests/api/withRequestAccess.ts';
import { requestIntent } from '../api/requestIntent.ts';
import { PayDialog } from './PayDialog.tsx';
import { PayForm } from './PayForm.tsx';

interface Props {
  access: ClientViewAccess;
  onPaid: () => void;
  onClose: () => void;
}

/** Pays the processing fee of a request whose payment failed. */
export function PayAgainDialog({ access, onPaid, onClose }: Props) {
  const { t } = useTranslation();
  const query = payAgainQuery(useQueryClient(), access);
  const { orderId, payment } = access.request;
  return (
    <PayDialog
      title={t('Pay the processing fee again')}
      description={t('{{amount}} for order {{orderId}}', { amount: formatMoney(payment.amount), orderId })}
      onClose={onClose}
      form={(progress) => (
        <PayForm
          {...progress}
          query={query}
          onClose={onClose}
          onPaid={() => {
            onPaid();
            onClose();
          }}
        />
      )}
    />
  );
}

/** The PaymentIntent that pays a failed processing fee again. Always reloaded, because only the server knows its status. */
function payAgainQuery(queryClient: QueryClient, access: ClientViewAccess) {
  const body = { type: 'pay_again', requestId: access.request._id } as const;
  return queryOptions({
    queryKey: ['pay-again', access.request._id],
    queryFn: ({ signal }) =>
      withRequestAccess(queryClient, access, (requestAccess) =>
        requestIntent(body, { requestAccess, signal }),
      ),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnMount: 'always',
  });
}
