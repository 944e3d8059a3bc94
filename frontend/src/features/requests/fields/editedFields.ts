import { requestDetailsProblems } from '@portal/contract/requests/schemas/requestDetails.ts';
import { contactEdit, patientEdit } from '@portal/contract/requests/schemas/requestEdits.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import * as z from 'zod/mini';

/** The request type and, for a personal appearance, who must appear, when and where. */
export const typeFields = [
  'requestType',
  'paAppliesTo',
  'physicianName',
  'appearanceDate',
  'appearanceTime',
  'appearancePlace',
] as const;

export const patientFields = ['patientName', 'patientDob', 'patientSsnLast4', ...typeFields] as const;

export const contactFields = [
  'copyServiceName',
  'copyServiceEmail',
  'copyServicePhone',
  'contactPhone',
  'attorneyName',
  'lawyerEmail',
  'lawyerPhone',
  'firmName',
] as const;

/** A field of a request that staff may edit in place. */
export type EditedField = (typeof patientFields)[number] | (typeof contactFields)[number];

/** The entered values of a form. */
export type EditValues = Partial<Record<EditedField, string>>;

/** The stored values of the fields of a form. */
export type StoredFields = Partial<Record<EditedField, string | number>>;

/** All editable fields. All are optional because only changes are validated and sent. */
export const editedFields = z.object({ ...patientEdit.shape, ...contactEdit.shape });

export type ChangedFields = z.output<typeof editedFields>;

export function storedFields(request: StaffRequestView, fields: readonly EditedField[]): StoredFields {
  return Object.fromEntries(fields.map((field) => [field, request[field] ?? '']));
}

export function toEditValues(stored: StoredFields): EditValues {
  return Object.fromEntries(Object.entries(stored).map(([field, value]) => [field, String(value)]));
}

/** Problems across fields, even if each field is valid. */
export function crossFieldProblems(values: EditValues): { field: string; message: string }[] {
  const { requestType, paAppliesTo, physicianName } = values;
  return requestDetailsProblems({
    requestType,
    paAppliesTo,
    physicianName: physicianName?.trim() ?? '',
    // The authorization is not edited here.
    loaIncluded: true,
  });
}

/** The entered fields that differ from the stored values. */
export function changesOf(values: EditValues, stored: StoredFields): EditValues {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== String(stored[field as EditedField] ?? '')),
  );
}
