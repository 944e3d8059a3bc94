import type { CorrectableField } from '@portal/contract/requests/catalogs/corrections.ts';
import type { RequestDocument } from '../requestDocument.ts';

export type EnteredDetails = Partial<Record<CorrectableField, string | undefined>>;

/** The entered values that differ from the request; empty for unchanged fields. */
export function findChangedDetails(
  entered: EnteredDetails,
  { fields }: Pick<RequestDocument, 'fields'>,
): Record<CorrectableField, string> {
  const changed = (field: CorrectableField) =>
    isSameDetail(field, entered[field], fields[field]) ? '' : (entered[field] ?? '');
  return {
    patientName: changed('patientName'),
    patientDob: changed('patientDob'),
    contactPhone: changed('contactPhone'),
  };
}

/** Whether two values of a field are the same. Extra spaces and the punctuation of phone numbers are ignored. */
export function isSameDetail(field: CorrectableField, one = '', other = ''): boolean {
  const normalize = field === 'contactPhone' ? digitsOnly : collapseSpaces;
  return normalize(one) === normalize(other);
}

const collapseSpaces = (value: string) => value.trim().replace(/\s+/g, ' ');
const digitsOnly = (value: string) => value.replace(/\D/g, '');
