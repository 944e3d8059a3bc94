/** What the built-in items of the review checklist are about, in their initial order. */
export const checklistKinds = ['patient', 'authorization', 'requestType', 'physician', 'contact'] as const;

export type ChecklistKind = (typeof checklistKinds)[number];
