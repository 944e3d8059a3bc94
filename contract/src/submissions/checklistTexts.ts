import type { ChecklistKind } from './checklistKinds.ts';

/** The texts of the built-in items. */
export const checklistTexts: Readonly<Record<ChecklistKind, string>> = {
  patient: 'Patient',
  authorization: 'Letter of authorization',
  requestType: 'Request type',
  physician: 'Physician or facility',
  contact: 'Contact',
};
