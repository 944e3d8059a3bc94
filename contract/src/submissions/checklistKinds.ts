/** What the built-in items of the review checklist are about, in their initial order. */
export const checklistKinds = ['patient', 'authorization', 'requestType', 'physician', 'contact'] as const;

export type ChecklistKind = (typeof checklistKinds)[number];

/** The texts of the built-in items. */
export const checklistTexts: Readonly<Record<ChecklistKind, string>> = {
  patient: 'Patient',
  authorization: 'Letter of authorization',
  requestType: 'Request type',
  physician: 'Physician or facility',
  contact: 'Contact',
};
