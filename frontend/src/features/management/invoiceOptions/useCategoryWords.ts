import type { quickAddCategories } from '@portal/contract/catalogues/quickAddItems.ts';
import { useTranslation } from 'react-i18next';

/** What the categories of invoice lines are called. */
export function useCategoryWords(): Readonly<Record<(typeof quickAddCategories)[number], string>> {
  const { t } = useTranslation();
  return {
    'Medical Records': t('Medical Records'),
    Images: t('Images'),
    Reports: t('Reports'),
    Fees: t('Fees'),
    Other: t('Other'),
  };
}
