import { randomUUID } from 'node:crypto';
import * as entries from '@portal/contract/configuration/endpoints/manageQuickAddItems.ts';
import { listQuickAddItems } from '@portal/contract/configuration/endpoints/quickAddItems.ts';
import { quickAddItems } from '../../data/configuration/lists.ts';
import { initializeQuickAddItems } from '../../data/configuration/initializeQuickAddItems.ts';
import type { StoredQuickAddItem } from '../../domain/configuration/listItems.ts';
import {
  addQuickAddItem,
  countsPages,
  editQuickAddItem,
  removeQuickAddItem,
} from '../../domain/configuration/quickAddRules.ts';
import { endpoint } from '../../http/endpoint.ts';
import { actorOf } from '../../workflows/accounts/actorOf.ts';
import { changeList } from '../../workflows/configuration/changeList.ts';

/** GET /api/manageQuickAddItems: the reusable invoice lines, not cached. */
endpoint(listQuickAddItems, async ({ now }) => {
  if ((await quickAddItems.read()).length === 0) await initializeQuickAddItems(now);
  const items = (await quickAddItems.readNow()).map(viewOf);
  return {
    data: items.toSorted((a, b) => a.category.localeCompare(b.category) || a.name.localeCompare(b.name)),
  };
});

/** POST /api/manageQuickAddItems: adds an item. */
endpoint(entries.addQuickAddItem, async ({ body, caller, now }) => {
  const by = actorOf(caller);
  const creation = { id: `item-${randomUUID()}`, by: by.id, now };
  const item = await changeList(quickAddItems, (items) => addQuickAddItem(items, body, creation), by, now);
  return { message: 'Quick add item created successfully', data: viewOf(item) };
});

/** PUT /api/manageQuickAddItems: changes an item. */
endpoint(entries.editQuickAddItem, async ({ body: { itemId, ...changes }, caller, now }) => {
  const decide = (items: readonly StoredQuickAddItem[]) => editQuickAddItem(items, itemId, changes);
  const item = await changeList(quickAddItems, decide, actorOf(caller), now);
  return { message: 'Quick add item updated successfully', data: viewOf(item) };
});

/** DELETE /api/manageQuickAddItems: deletes an item. */
endpoint(entries.deleteQuickAddItem, async ({ body, caller, now }) => {
  const decide = (items: readonly StoredQuickAddItem[]) => removeQuickAddItem(items, body.itemId);
  const { itemId } = await changeList(quickAddItems, decide, actorOf(caller), now);
  return { message: 'Quick add item deleted successfully', data: { itemId } };
});

function viewOf(item: StoredQuickAddItem) {
  const { itemId, name, description, defaultPriceCents, category, isActive } = item;
  const defaultPrice = defaultPriceCents / 100;
  return { itemId, name, description, defaultPrice, category, isActive, countsPages: countsPages(item) };
}
