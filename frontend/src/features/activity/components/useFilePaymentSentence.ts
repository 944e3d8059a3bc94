import type { ActivityEntry } from '@portal/contract/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatList, formatMoney } from '../../../lib/format.ts';

/** Says what became of the payment of a file; null for entries about other things. */
export function useFilePaymentSentence(): (entry: ActivityEntry) => string | null {
  const { t } = useTranslation();

  return ({ kind, to, cents = 0, fileNames }) => {
    const file = fileNames ? formatList(fileNames) : t('File that is no longer there');
    if (kind === 'file-refunded') {
      const amount = formatMoney(cents);
      return t('Refund of {{amount}} for "{{file}}": it was paid already', { amount, file });
    }
    if (kind !== 'file-payment') return null;
    if (to === 'paid') return t('"{{file}}" was paid', { file });
    if (to === 'clearing') return t('The bank payment of "{{file}}" is clearing', { file });
    if (to === 'failed') return t('The bank payment of "{{file}}" failed', { file });
    return t('A payment of "{{file}}" was prepared', { file });
  };
}
