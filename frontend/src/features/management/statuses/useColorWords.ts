import type { StatusColor } from '@portal/contract/catalogues/statuses.ts';
import { useTranslation } from 'react-i18next';

/** What the colours of statuses are called. */
export function useColorWords(): Readonly<Record<StatusColor, string>> {
  const { t } = useTranslation();
  return {
    blue: t('Blue'),
    green: t('Green'),
    yellow: t('Yellow'),
    red: t('Red'),
    purple: t('Purple'),
    orange: t('Orange'),
    gray: t('Gray'),
  };
}
