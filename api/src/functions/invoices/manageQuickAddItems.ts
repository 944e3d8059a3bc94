import { listQuickAddItems } from '@portal/contract/endpoints/quickAddItems.ts';
import { quickAddItems } from '../../data/configuration/lists.ts';
import { startQuickAddItems } from '../../data/configuration/startQuickAddItems.ts';
import { endpoint } from '../../http/endpoint.ts';

/** GET /api/manageQuickAddItems: the reusable invoice lines, inactive ones among them. */
endpoint(listQuickAddItems, async ({ now }) => {
  if ((await quickAddItems.read()).length === 0) await startQuickAddItems(now);
  const items = (await quickAddItems.read()).toSorted(
    (a, b) => a.category.localeCompare(b.category) || a.name.localeCompare(b.name),
  );
  return {
    data: items.map(({ itemId, name, description, defaultPriceCents, category, isActive }) => ({
      itemId,
      name,
      description,
      defaultPrice: defaultPriceCents / 100,
      category,
      isActive,
    })),
  };
});
