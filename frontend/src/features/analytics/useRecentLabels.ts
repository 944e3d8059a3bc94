import { useTranslation } from 'react-i18next';
import type { RecentKey } from './rules/recentFigures.ts';

/** The names of the figures that are told for several times. */
export function useRecentLabels(): Record<RecentKey, string> {
  const { t } = useTranslation();
  return {
    invoiceEarnings: t('Invoice earnings'),
    witnessFees: t('Witness fees'),
    fileEarnings: t('File charges'),
    opened: t('Cases opened'),
    closed: t('Cases closed'),
  };
}
