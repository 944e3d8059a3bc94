import type { RequestView } from '@portal/contract/requests/schemas/requestView.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format.ts';

/** The payment state of the processing fee as text. */
export function FeeState({ fee }: { fee: RequestView['payment'] }) {
  const { t } = useTranslation();
  const amount = formatMoney(fee.amount);
  if (fee.disputed === 'open') return t('{{amount}}, payment disputed', { amount });
  if (fee.disputed === 'lost') return t('{{amount}}, payment withdrawn by the bank', { amount });
  switch (fee.state) {
    case 'paid':
      return fee.paidAt
        ? t('{{amount}}, paid on {{day}}', { amount, day: formatDate(fee.paidAt) })
        : t('{{amount}}, paid', { amount });
    case 'clearing':
      return t('{{amount}}, bank payment clearing', { amount });
    case 'failed':
      return t('{{amount}}, payment failed', { amount });
    case 'waived':
      return t('Waived');
  }
}
