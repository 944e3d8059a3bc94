import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';

interface Made {
  readonly createdBy: string;
  readonly createdAt: string;
}

/** Who made an item, and when. */
export function useMakerLabels(): (item: Made) => string {
  const { t } = useTranslation();
  return ({ createdBy, createdAt }) =>
    t('Created by {{name}} on {{date}}', {
      name: createdBy === 'system' ? t('System') : createdBy,
      date: formatDate(createdAt, 'medium'),
    });
}
