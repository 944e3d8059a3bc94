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

export const missingReasonKeys = [
  'loa-missing',
  'loa-illegible',
  'wrong-patient',
  'wrong-facility',
  'dates-missing',
  'other',
] as const satisfies readonly MissingReason[];
