import { localizable } from '@portal/contract/fields/localizableText.ts';
import { type ListDecision, refuse, refuseFull, replaced, type ListRefusal } from './listDecision.ts';
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
}

/** All fields are optional or undefined. */
type Parts<T> = { readonly [K in keyof T]?: T[K] | undefined };

export function addQuickAddItem(
  items: Items,
  wanted: QuickAddForm,
  making: Creation,
): ListDecision<StoredQuickAddItem> {
  const full = refuseFull(items);
  if (full) return full;
  const { defaultPrice, ...said } = wanted;
  const item = {
    itemId: making.id,
    ...said,
    defaultPriceCents: parseCents(defaultPrice),
    ...createdFields(making),
  };
  return { kind: 'changed', items: [...items, item], item, event: eventOf('added', item) };
}

/** Changes an item; missing fields stay. */
export function editQuickAddItem(
  items: Items,
  itemId: string,
  { defaultPrice, ...fields }: Parts<QuickAddForm>,
): ListDecision<StoredQuickAddItem> {
  const before = items.find((item) => item.itemId === itemId);
  if (!before) return missing();
  const item = {
    itemId,
    name: fields.name ?? before.name,
    description: fields.description ?? before.description,
    category: fields.category ?? before.category,
    isActive: fields.isActive ?? before.isActive,
    defaultPriceCents: defaultPrice === undefined ? before.defaultPriceCents : parseCents(defaultPrice),
    createdBy: before.createdBy,
    createdAt: before.createdAt,
  };
  return { kind: 'changed', items: replaced(items, before, item), item, event: eventOf('changed', item) };
}

/** Removes an item from the list. Invoices store copies of its values. */
export function removeQuickAddItem(items: Items, itemId: string): ListDecision<StoredQuickAddItem> {
  const item = items.find((one) => one.itemId === itemId);
  if (!item) return missing();
  const others = items.filter((other) => other !== item);
  return { kind: 'changed', items: others, item, event: eventOf('deleted', item) };
}

function parseCents(dollars: number): number {
  return Math.round(dollars * 100);
}

function missing(): ListRefusal {
  return refuse('not_found', localizable('This item no longer exists'));
}

function eventOf(action: string, { itemId, name, defaultPriceCents, isActive }: StoredQuickAddItem) {
  return { action, details: { itemId, name, defaultPriceCents, isActive } };
}
