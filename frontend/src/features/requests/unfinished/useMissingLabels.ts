import { useTranslation } from 'react-i18next';

/** Missing fields that are named. */
const NAMED = 3;

/** Returns a function that names missing fields of the wizard: the first three, and how many more. */
export function useMissingLabels(): (fields: readonly string[]) => string[] {
  const { t } = useTranslation();
  const labels: Readonly<Record<string, string>> = {
    orderId: t('Client Order Number'),
    copyServiceName: t('Copy service'),
    copyServiceLocation: t('Location'),
    copyServiceEmail: t('Copy service email'),
    copyServicePhone: t('Copy service phone'),
    lawyerEmail: t('Attorney email'),
    lawyerPhone: t('Attorney phone'),
    patientName: t('Patient full name'),
    patientDob: t('Date of birth'),
    requestType: t('Record Request Type'),
    paAppliesTo: t('PA applies to'),
    physicianName: t('Physician name'),
    authority: t('Authority for release'),
    loaFiles: t('Letter of Authorization / Proof of Service'),
    scope: t('Scope of records'),
  };
  return (fields) => {
    const names = fields.map((field) => labels[field] ?? field);
    if (names.length <= NAMED + 1) return names;
    return [...names.slice(0, NAMED), t('{{number}} more', { number: names.length - NAMED })];
  };
}
