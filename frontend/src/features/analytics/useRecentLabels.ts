import { useTranslation } from 'react-i18next';
import type { RecentKey } from './rules/recentFigures.ts';

/** Labels of the recent figures. */
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
