import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { isFoundIn } from '@portal/contract/fields/folding.ts';

export interface QuickAddGroup {
  /** Empty for items without one. */
  readonly category: string;
  readonly items: readonly QuickAddItem[];
}

/** Active items that match the search, by category and then name. Items without a category come last. */
export function quickAddGroups(items: readonly QuickAddItem[], search: string): QuickAddGroup[] {
  const found = items
    .filter((item) => item.isActive && isFoundIn(search, searchedTexts(item)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const byCategory = Map.groupBy(found, ({ category }) => category.trim());
  return [...byCategory]
    .map(([category, grouped]) => ({ category, items: grouped }))
    .toSorted((one, other) => rank(one) - rank(other) || one.category.localeCompare(other.category));
}

function searchedTexts({ name, description, category }: QuickAddItem): string[] {
  return [name, description, category];
}

function rank({ category }: QuickAddGroup): number {
  return category === '' ? 1 : 0;
}
