import { paAppliesToLabel } from '@portal/contract/requests/catalogues/personalAppearance.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';
import { requestTypeLabel } from '../requestTypeLabel.ts';
import type { EditedField } from './editedFields.ts';

/** How the fields of a request are called, and how what they hold is said. */
export function useFieldLabels() {
  const { t } = useTranslation();
  const labels: Record<EditedField, string> = {
    patientName: t('Patient full name'),
    patientDob: t('Date of birth'),
    patientSsnLast4: t('SSN, last 4 digits'),
    requestType: t('Request Type'),
    paAppliesTo: t('PA applies to'),
    physicianName: t('Physician name'),
    copyServiceName: t('Copy service name'),
    copyServiceEmail: t('Copy service email'),
    copyServicePhone: t('Copy service phone'),
    attorneyName: t('Attorney name'),
    lawyerEmail: t('Attorney email'),
    lawyerPhone: t('Attorney phone'),
    firmName: t('Firm name'),
  };
  function displayValue(field: EditedField, value: string): string {
    if (value === '') return t('Not given');
    if (field === 'requestType') return requestTypeLabel(Number(value), t);
    if (field === 'paAppliesTo') {
      return t(paAppliesToLabel(value));
    }
    return field === 'patientDob' && isWholeDay(value) ? formatDay(value) : value;
  }
  return { labels, displayValue };
}

/** A day that is being typed may be no day yet. */
function isWholeDay(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}
