import type { ActivityEntry } from '@portal/contract/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';
import { formatList, formatMoney } from '../../../lib/format.ts';

/** Says what became of a released file and its payment; null for entries about other things. */
export function useFilePaymentSentence(): (entry: ActivityEntry, who: string) => string | null {
  const { t } = useTranslation();

  return ({ kind, to, cents = 0, fileNames, why }, who) => {
    const file = fileNames ? formatList(fileNames) : t('File that is no longer there');
    if (kind === 'file-withdrawn') return t('{{who}} withdrew "{{file}}"', { who, file });
    if (kind === 'file-terms-changed') return t('{{who}} changed the terms of "{{file}}"', { who, file });
    if (kind === 'file-refunded') {
      const amount = formatMoney(cents);
      if (why === 'withdrawn') {
        return t('Refund of {{amount}} for "{{file}}": it was withdrawn', { amount, file });
      }
      return t('Refund of {{amount}} for "{{file}}": it was paid already', { amount, file });
    }
    if (kind !== 'file-payment') return null;
    if (to === 'paid') return t('"{{file}}" was paid', { file });
    if (to === 'clearing') return t('The bank payment of "{{file}}" is clearing', { file });
    if (to === 'failed') return t('The bank payment of "{{file}}" failed', { file });
    return t('A payment of "{{file}}" was prepared', { file });
  };
}
