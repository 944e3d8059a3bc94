import { paAppliesToLabel } from '@portal/contract/requests/catalogs/personalAppearance.ts';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTimeOfDay } from '../../../lib/format.ts';
import { requestTypeLabel } from '../requestTypeLabel.ts';
import type { EditedField } from './editedFields.ts';

/** The labels of editable fields, and a function that formats their values. */
export function useFieldLabels() {
  const { t } = useTranslation();
  const labels: Record<EditedField, string> = {
    patientName: t('Patient full name'),
    patientDob: t('Date of birth'),
    patientSsnLast4: t('SSN, last 4 digits'),
    requestType: t('Request type'),
    paAppliesTo: t('PA applies to'),
    physicianName: t('Physician name'),
    appearanceDate: t('Date of the appearance'),
    appearanceTime: t('Time'),
    appearancePlace: t('Place'),
    copyServiceName: t('Copy service name'),
    copyServiceEmail: t('Copy service email'),
    copyServicePhone: t('Copy service phone'),
    contactPhone: t('Contact phone'),
    attorneyName: t('Attorney name'),
    lawyerEmail: t('Attorney email'),
    lawyerPhone: t('Attorney phone'),
    firmName: t('Firm name'),
  };
  function displayValue(field: EditedField, value: string): string {
    if (value === '') return t('Not provided');
    if (field === 'requestType') return requestTypeLabel(Number(value), t);
    if (field === 'paAppliesTo') return t(paAppliesToLabel(value));
    if (field === 'appearanceTime') return formatTimeOfDay(value);
    const isDay = field === 'patientDob' || field === 'appearanceDate';
    return isDay && isCompleteDate(value) ? formatDay(value) : value;
  }
  return { labels, displayValue };
}

/** While a date is entered, it may be incomplete. */
function isCompleteDate(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}
