import { checklistKinds } from '@portal/contract/submissions/checklistKinds.ts';
import { checklistTexts } from '@portal/contract/submissions/checklistTexts.ts';
import type { ChecklistItem } from '@portal/contract/submissions/schemas/reviewChecklist.ts';

/** The items in their configured order. A built-in item that was never changed is not stored, and gets its defaults. */
export function withBuiltInItems(stored: readonly ChecklistItem[]): ChecklistItem[] {
  const builtIn = checklistKinds
    .map((kind, index): ChecklistItem => {
      const text = checklistTexts[kind];
      return { itemId: kind, kind, text, isActive: true, order: index + 1, requestTypes: [] };
    })
    .filter(({ itemId }) => !stored.some((item) => item.itemId === itemId));
  return [...builtIn, ...stored].toSorted((a, b) => a.order - b.order);
}

/** The items that a review of a request of this type shows. */
export function checklistFor(items: readonly ChecklistItem[], requestType: number): ChecklistItem[] {
  return items.filter(
    ({ isActive, requestTypes }) =>
      isActive && (requestTypes.length === 0 || requestTypes.includes(requestType)),
  );
}
