import type { PaymentStatus } from '@portal/contract/endpoints/payments.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatMoney } from '../../../lib/format.ts';

/** The fee is paid, or on its way from a bank; one more click submits. */
export function PaymentComplete({ amount, status }: { amount: number; status: PaymentStatus }) {
  const { t } = useTranslation();
  const values = { amount: formatMoney(amount) };
  if (status === 'processing') {
    return (
      <Notice type="success" title={t('Bank payment clearing')} role="status">
        {t(
          'Your bank works on the payment of {{amount}}, which takes 3-7 business days. You need not wait: submit your request now to finish.',
          values,
        )}
      </Notice>
    );
  }
  return (
    <Notice type="success" title={t('Payment Complete')} role="status">
      {t('We received {{amount}}. Submit your request now to finish.', values)}
    </Notice>
  );
}
