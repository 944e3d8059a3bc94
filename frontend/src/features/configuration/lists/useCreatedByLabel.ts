import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';

interface CreatedItem {
  readonly createdBy: string;
  readonly createdAt: string;
}

/** Returns a function that says who created an item and when. */
export function useCreatedByLabel(): (item: CreatedItem) => string {
  const { t } = useTranslation();
  return ({ createdBy, createdAt }) =>
    t('Created by {{name}} on {{date}}', {
      name: createdBy === 'system' ? t('System') : createdBy,
      date: formatDate(createdAt, 'medium'),
    });
}
