import { useTranslation } from 'react-i18next';
import type { EditWords } from './EditForm.tsx';

/** What is said when details of the request, or the people to write to, were edited. */
export function useEditWords(): { details: EditWords; contact: EditWords } {
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
