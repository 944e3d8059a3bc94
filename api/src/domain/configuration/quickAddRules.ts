import { starterQuickAddItems } from '@portal/contract/configuration/catalogs/quickAddItems.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import {
  type ListDecision,
  type ListRefusal,
  type PartialForm,
  refuseIfFull,
  refuseListChange,
  replaced,
} from './listDecision.ts';
import type { StoredQuickAddItem } from './listItems.ts';
import { createdFields, type Creation } from './creation.ts';

type Items = readonly StoredQuickAddItem[];

/** The form of an item; the price is in US dollars. */
export interface QuickAddForm {
  readonly name: string;
  readonly description: string;
  readonly defaultPrice: number;
  readonly category: string;
  readonly isActive: boolean;
  readonly countsPages: boolean;
}

export function addQuickAddItem(
  items: Items,
  form: QuickAddForm,
  creation: Creation,
): ListDecision<StoredQuickAddItem> {
  const full = refuseIfFull(items);
  if (full) return full;
  const { defaultPrice, ...fields } = form;
  const item = {
    itemId: creation.id,
    ...fields,
    defaultPriceCents: parseCents(defaultPrice),
    ...createdFields(creation),
  };
  return { kind: 'changed', items: [...items, item], item, event: eventOf('added', item) };
}

/** Changes an item. A missing field keeps its value. */
export function editQuickAddItem(
  items: Items,
  itemId: string,
  { defaultPrice, ...fields }: PartialForm<QuickAddForm>,
): ListDecision<StoredQuickAddItem> {
  const before = items.find((item) => item.itemId === itemId);
  if (!before) return refuseMissing();
  const item = {
    itemId,
    name: fields.name ?? before.name,
    description: fields.description ?? before.description,
    category: fields.category ?? before.category,
    isActive: fields.isActive ?? before.isActive,
    countsPages: fields.countsPages ?? countsPages(before),
    defaultPriceCents: defaultPrice === undefined ? before.defaultPriceCents : parseCents(defaultPrice),
    createdBy: before.createdBy,
    createdAt: before.createdAt,
  };
  return { kind: 'changed', items: replaced(items, before, item), item, event: eventOf('changed', item) };
}

/** Removes an item from the list. Invoices store copies of its values. */
export function removeQuickAddItem(items: Items, itemId: string): ListDecision<StoredQuickAddItem> {
  const item = items.find((one) => one.itemId === itemId);
  if (!item) return refuseMissing();
  const others = items.filter((other) => other !== item);
  return { kind: 'changed', items: others, item, event: eventOf('deleted', item) };
}

/** Whether the quantity of an item is the number of pages of the documents. Until it is changed, that of a new portal is. */
export function countsPages({ itemId, countsPages: chosen }: StoredQuickAddItem): boolean {
  return chosen ?? starterQuickAddItems.some((item) => item.id === itemId && item.countsPages === true);
}

function parseCents(dollars: number): number {
  return Math.round(dollars * 100);
}

function refuseMissing(): ListRefusal {
  return refuseListChange('not_found', localizable('This item no longer exists'));
}

function eventOf(action: string, { itemId, name, defaultPriceCents, isActive }: StoredQuickAddItem) {
  return { action, details: { itemId, name, defaultPriceCents, isActive } };
}
