import type { RequestRoot } from '../root.ts';

/** Patient and contact fields that a client can update. */
export const updatableFields = ['patientName', 'patientDob', 'contactPhone'] as const;

export type EnteredDetails = Partial<Record<(typeof updatableFields)[number], string | undefined>>;

/** The entered values that differ from the request; empty for unchanged fields. Extra spaces in names and phone punctuation are ignored. */
export function findChangedDetails(
  entered: EnteredDetails,
  { fields }: Pick<RequestRoot, 'fields'>,
): Record<(typeof updatableFields)[number], string> {
  const isUnchanged = (normalize: (value: string) => string, field: (typeof updatableFields)[number]) =>
    normalize(entered[field] ?? '') === normalize(fields[field] ?? '');
  return {
    patientName: isUnchanged(collapseSpaces, 'patientName') ? '' : (entered.patientName ?? ''),
    patientDob: isUnchanged(collapseSpaces, 'patientDob') ? '' : (entered.patientDob ?? ''),
    contactPhone: isUnchanged(digitsOnly, 'contactPhone') ? '' : (entered.contactPhone ?? ''),
  };
}

const collapseSpaces = (value: string) => value.trim().replace(/\s+/g, ' ');
const digitsOnly = (value: string) => value.replace(/\D/g, '');
