import { useTranslation } from 'react-i18next';
import type { EditLabels } from './EditForm.tsx';

/** Messages after editing request details or contacts. */
export function useEditLabels(): { details: EditLabels; contact: EditLabels } {
  const { t } = useTranslation();
  return {
    details: {
      saved: t('Request details updated successfully!'),
      failed: (reason) => t('Error updating request details: {{reason}}', { reason }),
    },
    contact: {
      saved: t('Contact information updated successfully!'),
      failed: (reason) => t('Error updating contact information: {{reason}}', { reason }),
    },
  };
}
