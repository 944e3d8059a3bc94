import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import type { ClientViewAccess } from '../../requests/api/withRequestAccess.ts';
import { chargeIntentQuery } from '../api/chargeIntentQuery.ts';
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
  const { _id: requestId, orderId, payment } = access.request;
  const query = chargeIntentQuery(useQueryClient(), access, { type: 'pay_again', requestId });
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
