import type { FieldPath } from 'react-hook-form';
import { emptyAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import { fieldNames } from '../../components/form/fieldErrors.ts';
import type { ScopeValues } from '@portal/contract/requests/scope/scopeValues.ts';

/** Empty values of the internal form, in the order of the screen. */
export const emptyInternalValues = {
  orderId: '',
  facilityName: '',
  requestType: '',
  paAppliesTo: '',
  physicianName: '',
  patientName: '',
  patientDob: '',
  patientSsnLast4: '',
  attorneyName: '',
  /** Filled in with a suggested attorney and not sent, because the firm of an internal request is “Internal”. */
  firmName: '',
  lawyerEmail: '',
  lawyerPhone: '',
  authority: emptyAuthority,
  subpoenaReceivedDate: '',
  dueDate: '',
  /** Placeholder for errors of the documents, which are in the upload queue. */
  uploadedFiles: '',
  notes: '',
};

/** The scope has fields of its own (`ScopeSection`). */
export type InternalValues = typeof emptyInternalValues & { scope?: ScopeValues | undefined };

/** In the order of the screen. */
export const internalFields = fieldNames(emptyInternalValues) as FieldPath<typeof emptyInternalValues>[];
