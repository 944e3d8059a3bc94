import type { RequestRoot } from '../root.ts';

/** What a client may say anew of patient and contact. */
export const updatableFields = ['patientName', 'patientDob', 'contactPhone'] as const;

export type EnteredDetails = Partial<Record<(typeof updatableFields)[number], string | undefined>>;

/** What of it is not on file already; empty for the rest. Spaces in names, and all but the digits of a phone, do not count. */
export function newDetails(
  entered: EnteredDetails,
  { fields }: Pick<RequestRoot, 'fields'>,
): Record<(typeof updatableFields)[number], string> {
  const isKnown = (same: (value: string) => string, field: (typeof updatableFields)[number]) =>
    same(entered[field] ?? '') === same(fields[field] ?? '');
  return {
    patientName: isKnown(words, 'patientName') ? '' : (entered.patientName ?? ''),
    patientDob: isKnown(words, 'patientDob') ? '' : (entered.patientDob ?? ''),
    contactPhone: isKnown(digits, 'contactPhone') ? '' : (entered.contactPhone ?? ''),
  };
}

const words = (value: string) => value.trim().replace(/\s+/g, ' ');
const digits = (value: string) => value.replace(/\D/g, '');
