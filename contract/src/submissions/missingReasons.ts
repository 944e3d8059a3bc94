import type { UpdateReason } from '../requests/catalogs/updateReasons.ts';

/**
 * What a submission can lack, and the update reason with which the client sends it. The names appear in emails, so they
 * must not describe a patient.
 */
export const missingReasons = {
  'loa-missing': { name: 'Letter of Authorization is missing', update: 'Additional Documents', isLoa: true },
  'loa-illegible': {
    name: 'Letter of Authorization cannot be read',
    update: 'Additional Documents',
    isLoa: true,
  },
  'wrong-patient': { name: 'Patient does not match', update: 'Incorrect Information', isLoa: false },
  'wrong-facility': { name: 'Facility does not match', update: 'Incorrect Information', isLoa: false },
  'dates-missing': { name: 'Dates of service are missing', update: 'Missing Information', isLoa: false },
  other: { name: 'Something else', update: 'Other', isLoa: false },
} as const satisfies Record<string, { name: string; update: UpdateReason; isLoa: boolean }>;

export type MissingReason = keyof typeof missingReasons;

/** Whether one of the missing items is a document. */
export const needsDocument = (missing: readonly MissingReason[]): boolean =>
  missing.some((reason) => missingReasons[reason].isLoa);

/** Whether an update must have files: unless staff asked only for information. `asked`: undefined if they asked for nothing. */
export const updateNeedsFiles = (
  asked: { readonly missing: readonly MissingReason[] } | undefined,
): boolean => asked === undefined || needsDocument(asked.missing);

export const missingReasonKeys = [
  'loa-missing',
  'loa-illegible',
  'wrong-patient',
  'wrong-facility',
  'dates-missing',
  'other',
] as const satisfies readonly MissingReason[];
