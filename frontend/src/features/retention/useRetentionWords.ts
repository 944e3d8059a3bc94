import type { RetentionChoice } from '@portal/contract/schemas/retention.ts';
import { useTranslation } from 'react-i18next';

/** Says how long files are kept. */
export function useRetentionWords() {
  const { t } = useTranslation();
  return (choice: RetentionChoice): string => {
    switch (choice.kind) {
      case 'default':
        return t('As the portal does');
      case 'always':
        return t('Kept always (legal hold)');
      case 'days':
        return t('Deleted {{days}} days after closing', { days: choice.days });
    }
  };
}
