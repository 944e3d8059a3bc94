import { localizable } from '@portal/contract/fields/localizableText.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import {
  type ChecklistItem,
  type checklistForm,
  MAX_CHECKLIST_ITEMS,
} from '@portal/contract/submissions/schemas/reviewChecklist.ts';
import type * as z from 'zod/mini';
import {
  type ListDecision,
  type ListRefusal,
  type PartialForm,
  refuseField,
  refuseFullList,
  refuseListChange,
  replaced,
} from '../configuration/listDecision.ts';
import { withBuiltInItems } from './checklist.ts';

type Items = readonly ChecklistItem[];

interface ChecklistForm extends z.output<typeof checklistForm> {
  readonly isActive: boolean;
}

/** Adds an item; its text must be free. */
export function addItem(stored: Items, form: ChecklistForm, itemId: string): ListDecision<ChecklistItem> {
  const items = withBuiltInItems(stored);
  if (items.length >= MAX_CHECKLIST_ITEMS) return refuseFullList();
  const refusal = refuseTextInUse(items, form.text);
  if (refusal) return refusal;
  const item = { itemId, kind: null, ...form };
  return { kind: 'changed', items: [...items, item], item, event: eventOf('added', item) };
}

/** Changes an item. A missing field keeps its value. A built-in item keeps its text. */
export function editItem(
  stored: Items,
  itemId: string,
  form: PartialForm<ChecklistForm>,
): ListDecision<ChecklistItem> {
  const items = withBuiltInItems(stored);
  const before = items.find((item) => item.itemId === itemId);
  if (!before) return refuseMissing();
  const item = {
    ...before,
    text: form.text ?? before.text,
    order: form.order ?? before.order,
    requestTypes: form.requestTypes ?? before.requestTypes,
    isActive: form.isActive ?? before.isActive,
  };
  if (item.text !== before.text) {
    if (item.kind !== null)
      return refuseListChange('conflict', localizable('The text of a built-in item cannot be changed.'));
    const refusal = refuseTextInUse(
      items.filter((other) => other !== before),
      item.text,
    );
    if (refusal) return refusal;
  }
  return { kind: 'changed', items: replaced(items, before, item), item, event: eventOf('changed', item) };
}

/** Removes an item. A built-in one can only be deactivated. Reviews ignore the checks of a removed item. */
export function removeItem(stored: Items, itemId: string): ListDecision<ChecklistItem> {
  const items = withBuiltInItems(stored);
  const item = items.find((one) => one.itemId === itemId);
  if (!item) return refuseMissing();
  if (item.kind !== null) {
    const message = localizable('A built-in item cannot be deleted. Deactivate it instead.');
    return refuseListChange('conflict', message);
  }
  const others = items.filter((other) => other !== item);
  return { kind: 'changed', items: others, item, event: eventOf('deleted', item) };
}

function refuseTextInUse(others: Items, text: string): ListRefusal | null {
  if (!others.some((other) => nameKey(other.text) === nameKey(text))) return null;
  return refuseField('text', localizable('Another item already has this text.'));
}

function refuseMissing(): ListRefusal {
  return refuseListChange('not_found', localizable('This item no longer exists'));
}

function eventOf(action: string, { itemId, text, isActive, order, requestTypes }: ChecklistItem) {
  return { action, details: { itemId, text, isActive, order, requestTypes: requestTypes.join(',') } };
}
