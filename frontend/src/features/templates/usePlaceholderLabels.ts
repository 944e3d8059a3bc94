import type { TemplatePlaceholder } from '@portal/contract/templates/placeholders.ts';
import { useTranslation } from 'react-i18next';

/** What each placeholder stands for. */
export function usePlaceholderLabels(): Readonly<Record<TemplatePlaceholder, string>> {
  const { t } = useTranslation();
  return {
    orderId: t('Order ID'),
    patientName: t('Patient name'),
    requesterName: t('Attorney, law firm or copy service'),
    requestType: t('Request type'),
    dueDate: t('Due date'),
    balanceDue: t('What the client still has to pay'),
    portalName: t('Name of the portal'),
  };
}
