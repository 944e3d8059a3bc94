import { requestDetailsProblems } from '@portal/contract/requests/schemas/requestDetails.ts';
import { contactEdit, patientEdit } from '@portal/contract/requests/schemas/requestEdits.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import * as z from 'zod/mini';

/** The kind of request; a personal appearance says whose. */
export const typeFields = ['requestType', 'paAppliesTo', 'physicianName'] as const;

export const patientFields = ['patientName', 'patientDob', 'patientSsnLast4', ...typeFields] as const;

export const contactFields = [
  'copyServiceName',
  'copyServiceEmail',
  'copyServicePhone',
  'attorneyName',
  'lawyerEmail',
  'lawyerPhone',
  'firmName',
] as const;

/** A field of a request that staff may edit in place. */
export type EditedField = (typeof patientFields)[number] | (typeof contactFields)[number];

/** The fields of a form as they are typed. */
export type TypedFields = Partial<Record<EditedField, string>>;

/** What a request holds in the fields of a form. */
export type RecordedFields = Partial<Record<EditedField, string | number>>;

/** Every field that can be edited, all of them optional: only what was changed is checked and sent. */
export const editedFields = z.object({ ...patientEdit.shape, ...contactEdit.shape });

export type ChangedFields = z.output<typeof editedFields>;

export function recordedFields(request: StaffRequestView, fields: readonly EditedField[]): RecordedFields {
  return Object.fromEntries(fields.map((field) => [field, request[field] ?? '']));
}

export function toTypedFields(recorded: RecordedFields): TypedFields {
  return Object.fromEntries(Object.entries(recorded).map(([field, value]) => [field, String(value)]));
}

/** Problems across fields, even if each field is valid. */
export function crossFieldProblems(typed: TypedFields): { field: string; message: string }[] {
  const { requestType, paAppliesTo, physicianName } = typed;
  return requestDetailsProblems({
    requestType,
    paAppliesTo,
    physicianName: physicianName?.trim() ?? '',
    // The authorization is not edited here.
    loaIncluded: true,
  });
}

/** The typed fields that differ from what was recorded when editing began. */
export function changesOf(typed: TypedFields, recorded: RecordedFields): TypedFields {
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== String(recorded[field as EditedField] ?? '')),
  );
}
