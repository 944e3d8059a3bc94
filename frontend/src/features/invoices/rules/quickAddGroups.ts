import type { QuickAddItem } from '@portal/contract/configuration/endpoints/quickAddItems.ts';

export interface QuickAddGroup {
  /** Empty for items without one. */
  readonly category: string;
  readonly items: readonly QuickAddItem[];
}

/** Active items that match the search, by category and then name. Items without a category come last. */
export function quickAddGroups(items: readonly QuickAddItem[], search: string): QuickAddGroup[] {
  const query = search.trim().toLowerCase();
  const found = items
    .filter((item) => item.isActive && searchText(item).includes(query))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const byCategory = Map.groupBy(found, ({ category }) => category.trim());
  return [...byCategory]
    .map(([category, grouped]) => ({ category, items: grouped }))
    .toSorted((one, other) => rank(one) - rank(other) || one.category.localeCompare(other.category));
}

function searchText({ name, description, category }: QuickAddItem): string {
  return `${name} ${description} ${category}`.toLowerCase();
}

function rank({ category }: QuickAddGroup): number {
  return category === '' ? 1 : 0;
}
