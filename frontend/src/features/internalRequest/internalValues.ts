import { emptyAuthority } from '@portal/contract/requests/authority/authorityValues.ts';
import type { FieldPath } from 'react-hook-form';
import { fieldNames } from '../../components/form/problems/fieldNames.ts';

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

export type InternalValues = typeof emptyInternalValues;

/** In the order of the screen. */
export const internalFields = fieldNames(emptyInternalValues) as FieldPath<InternalValues>[];
