import { starterQuickAddItems } from '@portal/contract/configuration/catalogues/quickAddItems.ts';
import { quickAddItems } from './lists.ts';

/** Writes the invoice lines that a portal starts with; a list that exists, also an empty one, is left as it is. */
export async function startQuickAddItems(now: Date): Promise<void> {
  const made = { isActive: true, createdBy: 'system', createdAt: now.toISOString() };
  await quickAddItems.start(
    starterQuickAddItems.map(({ id, ...item }) => ({ itemId: id, ...item, ...made })),
  );
}
