import { starterQuickAddItems } from '@portal/contract/configuration/catalogs/quickAddItems.ts';
import { quickAddItems } from './lists.ts';

/** Writes the initial quick-add items. An existing list, even an empty one, is not changed. */
export async function initializeQuickAddItems(now: Date): Promise<void> {
  const created = { isActive: true, createdBy: 'system', createdAt: now.toISOString() };
  await quickAddItems.initialize(
    starterQuickAddItems.map(({ id, ...item }) => ({ itemId: id, ...item, ...created })),
  );
}
