import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { payAgainQuery } from './payAgainQuery.ts';
import type { AccessTo } from '../../requests/api/withRequestAccess.ts';
import { PayDialog } from './PayDialog.tsx';
import { PayForm } from './PayForm.tsx';

interface Props {
  access: AccessTo;
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
      what={t('{{amount}} for order {{orderId}}', { amount: formatMoney(payment.amount), orderId })}
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
